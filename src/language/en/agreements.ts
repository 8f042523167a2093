import type { CorrectedField } from '../../rules/state/agreements.ts';
import type { Fact } from '../../rules/state/facts.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { capital, type HexNames, type Names } from '../sentences.ts';
import { words } from './words.ts';
import { english } from './writing.ts';

export type AgreementFact = Extract<Fact, { fact: 'takenBack' | 'unitCorrected' | 'ordersCorrected' }>;

const answers = (count: number) => english.count(count, 'answer', 'answers');

function field(corrected: CorrectedField, hexName: HexNames): string {
  switch (corrected.what) {
    case 'strength':
      return `strength ${english.number(corrected.from)} → ${english.number(corrected.to)}`;
    case 'place':
      return `${corrected.from.map(hexName).join('/')} → ${corrected.to.map(hexName).join('/')}`;
    case 'facing':
      return `${words.facings[corrected.from]} → ${words.facings[corrected.to]}`;
    case 'formation':
      return `${words.formed[corrected.from]} → ${words.formed[corrected.to]}`;
    case 'panic':
      return corrected.to ? 'panicked' : 'no longer panicked';
  }
}

/** What both sides agreed on outside the rule, as the journal tells it. */
function agreementSentence(
  fact: AgreementFact,
  names: Names,
  hexName: HexNames,
  sideName: (side: Side) => string,
): string {
  switch (fact.fact) {
    case 'takenBack':
      return `Both sides agree: ${answers(fact.answers)} taken back.`;
    case 'unitCorrected': {
      const all = fact.corrected.map((one) => field(one, hexName)).join('; ');
      return `Both sides set right ${names(fact.unit)}: ${all}. Reason: ${fact.reason}`;
    }
    case 'ordersCorrected': {
      const { from, to } = fact;
      return `Both sides set right the order points of ${sideName(fact.side)}: ${english.number(from)} → ${english.number(to)}. Reason: ${fact.reason}`;
    }
  }
}

/** What both sides are asked before something is done outside the rule. */
const asked = {
  takeBackTitle: 'Take it back together',
  takesBack: (what: string, count: number) =>
    count > 1 ? `${capital(what)}, and what followed: ${answers(count)}.` : `${capital(what)}.`,
  bars: (what: string) => `One side alone cannot: ${what}.`,
  dice: 'The dice that follow stay those of the game: taking back brings no others.',
  kept: 'What is taken back is kept among the earlier lines of play; the journal tells that both agreed.',
  agrees: (side: string) => `${side} agrees`,
  agreed: (side: string) => `✓ ${side} agrees`,
  waits: (side: string) => `${side} has yet to agree.`,
};

export const agreements = { agreementSentence, asked };
