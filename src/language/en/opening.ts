import type { Choice, Question } from '../../rules/state/answers.ts';
import type { ToldFact } from '../../rules/state/facts.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { type Names, NOT_YET } from '../sentences.ts';
import { words } from './words.ts';
import { english } from './writing.ts';

/** What is told, asked and answered as far as the opening of the rulebook goes; what comes after it the whole tells. */
function factSentence(fact: ToldFact, sideName: (side: Side) => string): string {
  switch (fact.fact) {
    case 'firstTurn':
      return `${sideName(fact.side)} has the first turn.`;
    case 'turnBegan':
      return `Turn ${fact.turn}: ${sideName(fact.side)}.`;
    case 'orderPoints':
      return `${sideName(fact.side)} has ${english.count(fact.points, 'order point', 'order points')}.`;
    default:
      return NOT_YET;
  }
}

function questionTitle(question: Question): string {
  switch (question.ask) {
    case 'orderDice':
      return 'Which dice for the order points?';
    case 'orders':
      return 'Which group do you activate?';
    default:
      return NOT_YET;
  }
}

function choiceLabel(choice: Choice, names: Names): string {
  switch (choice.choose) {
    case 'orderDice':
      return choice.dice === 'd3' ? 'The even dice (1D3)' : 'The bold dice (2D6)';
    case 'fleeWithoutOrder':
      return `Let ${names(choice.unit)} flee without an order`;
    case 'refaceWithoutOrder':
      return `Turn ${names(choice.unit)}, ${words.facings[choice.facing]}`;
    case 'endOrders':
      return 'End the orders';
    default:
      return NOT_YET;
  }
}

export const openingWords = { factSentence, questionTitle, choiceLabel };
