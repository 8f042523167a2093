/** How a moment in the middle of an action is told: of the ground that was fought for, whoever has left it by then. */
import { expect, test } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import { groundOf } from '../../../../src/odds/aims.ts';
import type { Figures } from '../../../../src/odds/laboratory/figures.ts';
import { startOf } from '../../../../src/odds/laboratory/graphs.ts';
import { questionUnderWay } from '../../../../src/odds/question.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Choice, Question } from '../../../../src/rules/state/answers.ts';
import { type Game, type Unit, unitOf } from '../../../../src/rules/state/game.ts';
import type { Reaction } from '../../../../src/rules/state/vocabulary.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { matterOf } from '../../../../src/store/laboratory/reckoning.ts';
import { paintedHex, placedUnit, withUnit } from '../../../../src/store/laboratory/sandbox.ts';
import type { Setup } from '../../../../src/store/laboratory/share.ts';
import { laboratoryOdds } from '../../../support/laboratoryOdds.ts';

/** Cuirassiers charge a tired line. */
const CHARGE = exampleOf('cuirassiers');

function answerTo(legal: readonly Choice[], reaction: Reaction): Choice | undefined {
  return legal.find((one) => one.choose === 'reaction' && one.reaction === reaction) ?? legal[0];
}

/** The action at each place where it waits, the target reacting so and every roll coming to 3. */
function* playedOn(setup: Setup, reaction: Reaction): Generator<Game> {
  const matter = matterOf(setup);
  let game = matter && startOf(matter);
  while (game && questionUnderWay(game) !== null) {
    yield game;
    const isRoll = engine.pending(game).wait === 'roll';
    const answer = isRoll ? 3 : answerTo(engine.legal(game), reaction);
    if (answer === undefined) return;
    game = engine.follow(game, answer);
  }
}

/** The action at the place where that is asked. */
function playedUntil(setup: Setup, reaction: Reaction, ask: Question['ask']): Game {
  for (const game of playedOn(setup, reaction)) {
    const pending = engine.pending(game);
    if (pending.wait === 'decision' && pending.decision.question.ask === ask) return game;
  }
  throw new Error(`nobody asks: ${ask}`);
}

/** What the moment comes to; of the charge, if nothing else is asked. */
function underWay(game: Game, setup = CHARGE): Figures {
  const sandbox = { ...setup.sandbox, game };
  const matter = matterOf({ ...setup, sandbox, action: null });
  if (!matter) throw new Error('nothing is asked');
  return laboratoryOdds(matter).figures;
}

test('a line that has fled before the charge under way keeps no ground where it is not caught', () => {
  const game = playedUntil(CHARGE, 'flight', 'pursue');
  expect(unitOf(game, 'r1')).toMatchObject({ panicked: true, fate: 'present' });
  const { both, target } = underWay(game).outcomes;
  expect([both, target]).toEqual([0, 0]);
});

/** The target of that question, panicked since then, stands there in a crowd. */
function withCrowd(setup: Setup, panickedThisTurn: Unit['panickedThisTurn']): Setup {
  const line = unitOf(setup.sandbox.game, 'r1');
  const hurt = { ...line, strength: 20, initialStrength: 20, panicked: true, formation: 'horde' } as const;
  return { ...setup, sandbox: withUnit(setup.sandbox, { ...hurt, panickedThisTurn }) };
}

test.for([
  ['battery', 'formed'],
  ['battery', 'no'],
  ['village', 'formed'],
  ['village', 'no'],
  ['cuirassiers', 'formed'],
  ['cuirassiers', 'no'],
] as const)(
  '%s: a target panicked before (%s this turn) is told alike, asked beforehand and under way',
  ([example, since]) => {
    const matter = matterOf(withCrowd(exampleOf(example), since));
    if (!matter) throw new Error('nothing is asked');
    const begun = startOf(matter);
    if (!begun) throw new Error('it may not be done');
    const going = laboratoryOdds({ ...matter, game: begun, action: null });
    expect(going.figures.outcomes).toEqual(laboratoryOdds(matter).figures.outcomes);
  },
);

test('CHG-23 a target panicked in an earlier turn that flees from the charge keeps no ground at its new place', () => {
  const { sandbox } = CHARGE;
  const hussars = placedUnit(sandbox.game, 'red', 'lightCavalry', hexAt(8, 5));
  const seen = { ...CHARGE, sandbox: withUnit(sandbox, { ...hussars, facing: 3 }) };
  const game = playedUntil(withCrowd(seen, 'no'), 'flight', 'friendReaction');
  expect(unitOf(game, 'r1').panicked).toBe(true);
  const { both, target } = underWay(game).outcomes;
  expect([both, target]).toEqual([0, 0]);
});

test.for(['village', 'cuirassiers', 'battery'] as const)(
  '%s: a target that does not flee is told alike all the way, whenever in the turn it panicked',
  (example) => {
    const { sandbox, ...asked } = exampleOf(example);
    // in cover nobody tests it: it may stay
    const covered = { ...asked, sandbox: paintedHex(sandbox, hexAt(6, 4), 'village') };
    const [lately, before] = (['formed', 'no'] as const).map((since) => {
      const crowd = withCrowd(covered, since);
      return [...playedOn(crowd, 'nothing')].map((game) => underWay(game, crowd).outcomes);
    });
    expect(before?.length).toBeGreaterThan(example === 'battery' ? 0 : 3);
    expect(lately).toEqual(before);
  },
);

test('a target panicked in an earlier turn that flees from the charge keeps no ground, up to the last question', () => {
  const game = playedUntil(withCrowd(CHARGE, 'no'), 'flight', 'pursue');
  const { both, target } = underWay(game).outcomes;
  expect([both, target]).toEqual([0, 0]);
});

test('CHG-37 nor does it while its pursuer attacks another', () => {
  const { sandbox } = CHARGE;
  const hussars = placedUnit(sandbox.game, 'red', 'lightCavalry', hexAt(5, 3));
  const met = { ...CHARGE, sandbox: withUnit(sandbox, { ...hussars, facing: 2 }) };
  const moments = [...playedOn(withCrowd(met, 'no'), 'flight')];
  const charges = moments.map(({ frames }) => frames.find(({ procedure }) => procedure === 'charge'));
  const later = moments.filter((_game, at) => charges[at]?.at === 'pursuitShock');
  expect(later).not.toEqual([]);
  for (const game of later) {
    const { both, target } = underWay(game, met).outcomes;
    expect([both, target]).toEqual([0, 0]);
  }
});

test('while the reaction is under way, the ground is where the target stood before it', () => {
  const game = playedUntil(CHARGE, 'flight', 'flightEnd');
  const [stood] = unitOf(game, 'r1').hexes;
  const to = hexAt(2, 2);
  const units = game.units.map((unit): Unit => (unit.id === 'r1' ? { ...unit, hexes: [to] } : unit));
  expect(groundOf({ ...game, units })).toEqual([stood]);
});
