import type { CorrectedField } from '../../rules/state/agreements.ts';
import type { Fact } from '../../rules/state/facts.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import type { HexNames, Names } from '../sentences.ts';
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

/** What was agreed on outside the rule, as the journal tells it. Who set something right the fact does not know: against the program that is one person. */
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
      return `${names(fact.unit)} is set right: ${all}. Reason: ${fact.reason}`;
    }
    case 'ordersCorrected': {
      const { from, to } = fact;
      return `The order points of ${sideName(fact.side)} are set right: ${english.number(from)} → ${english.number(to)}. Reason: ${fact.reason}`;
    }
  }
}

/** What both sides are asked before something is done outside the rule. */
const asked = {
  realDice: 'Real dice',
  typeFaces: (count: number, sides: number) =>
    `Throw ${count === 1 ? 'the die' : `${english.number(count)} dice`} on your table and type ${count === 1 ? 'its face' : 'each face'}, a key each, from 1 to ${sides}.`,
  typeLot: (among: number) => `Draw lots on your table and type what came, from 1 to ${among}.`,
  typed: (faces: readonly number[], count: number) => `${faces.length} of ${count}: ${faces.join(', ')}`,
  untype: 'Take back the last face',
  takeFaces: 'Take these faces',
  seed: 'Seed of the dice',
  seedDrawn: 'drawn when the battle begins',
  seedMeans:
    'The same seed and the same answers give the same dice: leave it empty for new ones, or give one to play a battle again.',
  realDiceMeans: 'We throw real dice and type their faces; the menu of the battle changes it at any time.',
  undoes: (what: string, count: number) =>
    count > 1 ? `Undo takes back: ${what} (${answers(count)}).` : `Undo takes back: ${what}.`,
  undoBarred: {
    diceRolled: (what: string) => `Undo stops here: ${what}.`,
    otherSideAnswered: (what: string) => `Undo stops at an answer of the other side: ${what}.`,
    turnEnded: (what: string) => `Undo stops at the end of a turn: ${what}.`,
    agreedOn: (what: string) => `Undo stops at what both agreed on: ${what}`,
  },
  mayAgree: 'Both may agree to go over it.',
  rolled: (what: string) => `the dice for “${what}”`,
  by: (unit: string, what: string) => `${unit}: ${what}`,
  takeBackTitle: 'Take back together',
  takeBackAlone: 'Take back',
  takesBack: (what: string, count: number) =>
    count > 1 ? `Taken back: ${what}, and all that followed (${answers(count)}).` : `Taken back: ${what}.`,
  dice: 'The dice that follow stay those of the game: taking back brings no others.',
  kept: 'What is taken back is kept among the earlier lines of play; the journal tells that both agreed.',
  correct: {
    what: 'What is not as it should be',
    ordersOf: (side: string) => `Order points of ${side}`,
    points: 'Order points left',
    strength: (most: number) => `Strength, 1 to ${english.number(most)}`,
    kept: 'Its strength, and which formations are open to it, are kept back: they are set right once they are shown.',
    place: 'Hex, for instance C7',
    noSuchHex: 'No hex of this map has that name.',
    reason: 'Why (the journal keeps it)',
    note: 'Both sides agree, each on its own button. The journal, the saved game and its replay keep the change; neither side takes it back alone.',
    noteAlone:
      'The program agrees to what you set right. The journal, the saved game and its replay keep the change.',
  },
  agrees: (side: string) => `${side} agrees`,
  agreed: (side: string) => `✓ ${side} agrees`,
  waits: (side: string) => `${side} has yet to agree.`,
};

export const agreements = { agreementSentence, asked };
