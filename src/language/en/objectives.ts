import type { Battle, Objective, ObjectiveState, Reinforcements } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { capital, type Names } from '../sentences.ts';
import { english } from './writing.ts';

const points = (count: number) => english.count(count, 'victory point', 'victory points');

/** What it brings, and to whom. */
function brings(one: Objective, names: Names, sideName: (side: Side) => string): string {
  switch (one.kind) {
    case 'place': {
      const whom = one.side ? sideName(one.side) : 'whoever holds it';
      const when = one.when === 'end' ? 'in the end' : 'at the end of each turn';
      return `${points(one.points)} for ${whom} ${when}${one.sudden ? '; held at the end of any turn, it wins the battle at once' : ''}`;
    }
    case 'exit': {
      const enough = one.enough;
      return `exit of ${sideName(one.side)}: ${points(one.points)} for each unit that leaves in good order${enough ? `; ${english.number(enough)} of them win the battle at once` : ''}`;
    }
    case 'survival':
      return `${names(one.unit)} must survive: its loss brings the enemy ${points(one.points)}${one.sudden ? ' and the battle at once' : ''}`;
  }
}

/** Who holds it, if it is a place, and the points it counts for now. */
function stands(
  one: Objective,
  { holder, points: won }: ObjectiveState,
  sideName: (side: Side) => string,
): string {
  const held = one.kind === 'place' ? (holder ? `held by ${sideName(holder)}` : 'held by nobody') : '';
  const counted = (['blue', 'red'] as const)
    .filter((side) => won[side] > 0)
    .map((side) => `${sideName(side)} ${english.number(won[side])}`);
  return [held, ...counted].filter((part) => part !== '').join(', ');
}

/** What a scenario gives points for besides losses, and when it ends. */
export const objectives = {
  title: 'What this battle is about',
  scenario: 'The scenario’s own conditions: the rule knows none of them.',
  line: (one: Objective, names: Names, sideName: (side: Side) => string) =>
    `${capital(one.name.en)}: ${brings(one, names, sideName)}.`,
  stands,
  arrivals: ({ turn }: Reinforcements, units: readonly string[]) =>
    `Reinforcements from turn ${english.number(turn)}: ${english.all(units)}.`,
  night: ({ turn, side }: NonNullable<Battle['night']>, sideName: (side: Side) => string) =>
    side
      ? `Night falls after turn ${english.number(turn)} of ${sideName(side)}.`
      : `Night falls after turn ${english.number(turn)}.`,
  losses: 'Enemy losses',
  decided: (name: string) => `It was decided by: ${name}.`,
};
