import type { CorrectedField } from '../../rules/state/agreements.ts';
import type { agreements as english } from '../en/agreements.ts';
import { capital, type HexNames } from '../sentences.ts';
import { words } from './words.ts';
import { french } from './writing.ts';

const answers = (count: number) => french.count(count, 'réponse', 'réponses');

function field(corrected: CorrectedField, hexName: HexNames): string {
  switch (corrected.what) {
    case 'strength':
      return `force ${french.number(corrected.from)} → ${french.number(corrected.to)}`;
    case 'place':
      return `${corrected.from.map(hexName).join('/')} → ${corrected.to.map(hexName).join('/')}`;
    case 'facing':
      return `${words.facings[corrected.from]} → ${words.facings[corrected.to]}`;
    case 'formation':
      return `${words.formed[corrected.from]} → ${words.formed[corrected.to]}`;
    case 'panic':
      return corrected.to ? 'paniquée' : 'n’est plus paniquée';
  }
}

const agreementSentence: typeof english.agreementSentence = (fact, names, hexName, sideName) => {
  switch (fact.fact) {
    case 'takenBack':
      return `D’un commun accord, ${french.count(fact.answers, 'réponse reprise', 'réponses reprises')}.`;
    case 'unitCorrected': {
      const all = fact.corrected.map((one) => field(one, hexName)).join(' ; ');
      return `D’un commun accord, ${names(fact.unit)} est corrigée : ${all}. Motif : ${fact.reason}`;
    }
    case 'ordersCorrected': {
      const { from, to } = fact;
      return `D’un commun accord, points d’ordre corrigés (${sideName(fact.side)}) : ${french.number(from)} → ${french.number(to)}. Motif : ${fact.reason}`;
    }
  }
};

const asked: typeof english.asked = {
  takeBackTitle: 'Reprendre d’un commun accord',
  takesBack: (what, count) =>
    count > 1 ? `${capital(what)}, et la suite : ${answers(count)}.` : `${capital(what)}.`,
  bars: (what) => `Un camp seul ne le peut pas : ${what}.`,
  dice: 'Les dés qui suivent restent ceux de la partie : reprendre n’en donne pas d’autres.',
  kept: 'Ce qui est repris reste parmi les lignes de jeu antérieures ; le journal dit que les deux étaient d’accord.',
  agrees: (side) => `${side} : d’accord`,
  agreed: (side) => `✓ ${side} : d’accord`,
  waits: (side) => `${side} n’a pas encore donné son accord.`,
};

export const agreements: typeof english = { agreementSentence, asked };
