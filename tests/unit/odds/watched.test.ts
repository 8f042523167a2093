/** A strength that is read later keeps situations apart, even where nothing writes it again. */
import { expect, test } from 'vitest';
import { namedChances } from '../../../src/command/oddsNames.ts';
import type { Script } from '../../../src/command/oddsTrial.ts';
import { explore } from '../../../src/odds/explore.ts';
import { exactDistribution } from '../../../src/odds/odds.ts';
import { solve } from '../../../src/odds/solve.ts';
import { plainOdds, told } from '../../oracle/plainOdds.ts';
import { asked } from '../../support/odds.ts';

/** Answers fire with fire, stays. */
const script: Script = (_decision, legal) => {
  const wanted = legal.find(({ choose }) => choose === 'returnFire' || choose === 'stay') ?? legal[0];
  if (!wanted) throw new Error('no answer');
  return wanted;
};

// A line is demoralised at 10 and shoots with fewer dice then: of 12 strength points 1 lost leaves it its dice, 2 lost do
// not. Neither is a test, both leave the same mark, and nobody shoots at it again.
test('a line answers fire with the dice of the strength it has left', () => {
  const game = asked(
    {
      units: [
        { id: 'F', side: 'blue', type: 'regimentalGun', at: [3, 8] },
        { id: 'L', side: 'red', type: 'lineInfantry', strength: 12, at: [5, 4] },
      ],
    },
    'F',
    { action: 'fire', target: 'L' },
  );
  const graph = explore(game, { answers: (_game, decision, legal) => [script(decision, legal)] });
  const results = exactDistribution({ graph, solution: solve(graph, { blue: 'first', red: 'first' }) });
  expect(told(namedChances(game, results))).toEqual(plainOdds(game, script));
});
