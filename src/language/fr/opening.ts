import type { Choice, Question } from '../../rules/state/answers.ts';
import type { ToldFact } from '../../rules/state/facts.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import type { openingWords as english } from '../en/opening.ts';
import { type Names, NOT_YET } from '../sentences.ts';
import { words } from './words.ts';
import { french } from './writing.ts';

function factSentence(fact: ToldFact, sideName: (side: Side) => string): string {
  switch (fact.fact) {
    case 'firstTurn':
      return `Premier tour de jeu : ${sideName(fact.side)}.`;
    case 'turnBegan':
      return `Tour ${fact.turn} : ${sideName(fact.side)}.`;
    case 'orderPoints':
      return `${sideName(fact.side)} : ${french.count(fact.points, 'point d’ordre', 'points d’ordre')}.`;
    default:
      return NOT_YET;
  }
}

function questionTitle(question: Question): string {
  switch (question.ask) {
    case 'orderDice':
      return 'Quels dés pour les points d’ordre ?';
    case 'orders':
      return 'Quel groupe activez-vous ?';
    default:
      return NOT_YET;
  }
}

function choiceLabel(choice: Choice, names: Names): string {
  switch (choice.choose) {
    case 'orderDice':
      return choice.dice === 'd3' ? 'Les dés sûrs (1D3)' : 'Les dés hardis (2D6)';
    case 'fleeWithoutOrder':
      return `Laisser fuir sans ordre ${names(choice.unit)}`;
    case 'refaceWithoutOrder':
      return `Tourner ${names(choice.unit)}, ${words.facings[choice.facing]}`;
    case 'endOrders':
      return 'Terminer les ordres';
    default:
      return NOT_YET;
  }
}

export const openingWords: typeof english = { factSentence, questionTitle, choiceLabel };
