import type { CorrectedField } from '../../rules/state/agreements.ts';
import type { agreements as english } from '../en/agreements.ts';
import type { HexNames } from '../sentences.ts';
import { ofSide } from './camps.ts';
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
      return `${names(fact.unit)} est corrigée : ${all}. Motif : ${fact.reason}`;
    }
    case 'ordersCorrected': {
      const { from, to } = fact;
      return `Points d’ordre corrigés (${sideName(fact.side)}) : ${french.number(from)} → ${french.number(to)}. Motif : ${fact.reason}`;
    }
  }
};

const asked: typeof english.asked = {
  realDice: 'Vrais dés',
  typeFaces: (count, sides) =>
    count < 2
      ? `Lancez le dé sur votre table et tapez sa face, de 1 à ${sides}.`
      : `Lancez ${french.number(count)} dés sur votre table et tapez chaque face, une touche par dé, de 1 à ${sides}.`,
  typeLot: (among) => `Tirez au sort sur votre table et tapez ce qui est sorti, de 1 à ${among}.`,
  typed: (faces, count) => `${faces.length} sur ${count} : ${faces.join(', ')}`,
  untype: 'Reprendre la dernière face',
  takeFaces: 'Prendre ces faces',
  seed: 'Graine des dés',
  seedDrawn: 'tirée au début de la bataille',
  seedMeans:
    'La même graine et les mêmes réponses donnent les mêmes dés : laissez vide pour des dés neufs, ou donnez-en une pour rejouer une bataille.',
  realDiceMeans:
    'Nous lançons de vrais dés et tapons leurs faces ; le menu de la bataille permet d’en changer à tout moment.',
  undoes: (what, count) =>
    count > 1 ? `Défaire reprend : ${what} (${answers(count)}).` : `Défaire reprend : ${what}.`,
  undoBarred: {
    diceRolled: (what) => `Défaire s’arrête là : ${what}.`,
    otherSideAnswered: (what) => `Défaire s’arrête à une réponse de l’adversaire : ${what}.`,
    turnEnded: (what) => `Défaire s’arrête à une fin de tour : ${what}.`,
    agreedOn: (what) => `Défaire s’arrête à un accord des deux camps : ${what}`,
  },
  mayAgree: 'À deux, on peut passer outre.',
  rolled: (what) => `les dés pour « ${what} »`,
  by: (unit, what) => `${unit} : ${what}`,
  takeBackTitle: 'Reprendre à deux',
  takeBackAlone: 'Reprendre',
  takesBack: (what, count) =>
    count > 1 ? `On reprend : ${what}, et toute la suite (${answers(count)}).` : `On reprend : ${what}.`,
  dice: 'Les dés qui suivent restent ceux de la partie : reprendre n’en donne pas d’autres.',
  kept: 'Ce qui est repris reste parmi les lignes de jeu antérieures ; le journal dit que les deux étaient d’accord.',
  correct: {
    what: 'Ce qui n’est pas comme il faut',
    ordersOf: (side) => `Points d’ordre : ${side}`,
    points: 'Points d’ordre restants',
    strength: (most) => `Force, de 1 à ${french.number(most)}`,
    kept: 'Sa force et les formations qui lui sont ouvertes restent cachées : elles se rectifient une fois montrées.',
    place: 'Case, par exemple C7',
    noSuchHex: 'Aucune case de cette carte ne porte ce nom.',
    reason: 'Pourquoi (le journal le garde)',
    note: 'Les deux camps donnent leur accord, chacun sur son bouton. Le journal, la sauvegarde et la relecture gardent le changement ; aucun camp ne le reprend seul.',
    noteAlone:
      'Le programme accepte ce que vous rectifiez. Le journal, la sauvegarde et la relecture gardent le changement.',
  },
  agrees: (side) => `${side} : d’accord`,
  agreed: (side) => `✓ ${side} : d’accord`,
  waits: (side) => `On attend l’accord ${ofSide(side)}.`,
};

export const agreements: typeof english = { agreementSentence, asked };
