import { expect, test } from 'vitest';
import { questionsAsked } from '../../../src/command/opponent/answers.ts';
import type { Standing } from '../../../src/odds/table/asked.ts';
import { actionFrame } from '../../../src/rules/procedures/action.ts';
import { battleFrame } from '../../../src/rules/procedures/battle.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { SYSTEMS } from '../../../src/rulesets/list.ts';
import { exampleOf } from '../../../src/store/laboratory/examples.ts';
import { matterOf } from '../../../src/store/laboratory/reckoning.ts';
import type { Reply, WorkerAsk } from '../../../src/worker/asked.ts';
import { isMeanwhile, isTold } from '../../../src/worker/replies.ts';
import { makeService } from '../../../src/worker/service.ts';
import { encounter } from '../../support/encounters.ts';
import { go, start, to } from '../../support/play.ts';
import { position, type UnitSpec } from '../../support/position.ts';

const CAVALRY: UnitSpec = { id: 'C', side: 'blue', type: 'heavyCavalry', at: [3, 7], strength: 12 };
const LINE: UnitSpec = { id: 'L', side: 'red', type: 'lineInfantry', at: [4, 4], strength: 20 };
const CHARGE = { choose: 'action', action: 'charge', target: 'L' } as const satisfies Choice;

/** The cavalry is about to act. */
function acting(panicked = false): Game {
  const units = [{ ...CAVALRY, panicked }, LINE];
  return start(position({ units }), battleFrame(), actionFrame('C', panicked)).game;
}

/** Where the line stands. */
function standing(game: Game): Standing {
  const line = game.units.find(({ id }) => id === 'L');
  if (!line) throw new Error('no line');
  return { unit: 'L', hexes: line.hexes, facing: line.facing };
}

/** One question of each kind that can be asked. */
function oneOfEach(): Readonly<{ [K in WorkerAsk['ask']]: Extract<WorkerAsk, { ask: K }> }> {
  const matter = matterOf(exampleOf('cuirassiers'));
  const [thought] = questionsAsked(1);
  const system = SYSTEMS.at(-1)?.id;
  if (!matter || !thought || system === undefined) throw new Error('nothing is asked');
  const game = acting();
  const after = standing(game);
  const met = { encounter: encounter(), given: {} };
  return {
    odds: { ask: 'odds', ...matter },
    branch: { ask: 'branch', ...matter, node: 0 },
    sweep: { ask: 'sweep', cases: [{ ...matter, reaction: null }] },
    rolls: { ask: 'rolls', ...matter, times: 2, seed: 'Ulm', fixed: [] },
    exact: { ask: 'exact', ...matter },
    attack: { ask: 'attack', game, attacker: 'C', action: CHARGE, after: null },
    answers: { ask: 'answers', game: go({ game, facts: [] }, CHARGE, to(3, 5)).game },
    dangers: { ask: 'dangers', game, after },
    dangersEach: { ask: 'dangersEach', game, afters: [after] },
    tests: { ask: 'tests', game: acting(true) },
    encounter: { ask: 'encounter', system, ...met },
    encounterSweep: { ask: 'encounterSweep', system, cases: [met] },
    think: { ask: 'think', ...thought },
  };
}

test.for(Object.values(oneOfEach()).map((asked) => [asked.ask, asked] as const))(
  'what the worker tells of "%s" is taken for what it is, meanwhile and in the end, and nothing else is',
  async ([kind, asked]) => {
    const meanwhile: unknown[] = [];
    const end = await new Promise<Reply>((resolve) => {
      const send = makeService((reply) => {
        if ('meanwhile' in reply) meanwhile.push(reply.meanwhile);
        if ('told' in reply || 'failed' in reply) resolve(reply);
      });
      send({ id: 1, asked });
    });
    const told = 'told' in end ? end.told : undefined;
    expect(told).toBeTruthy();
    // as it arrives: what is passed between threads is copied
    expect(isTold(kind, structuredClone(told))).toBe(true);
    expect(meanwhile.every((some) => isMeanwhile(kind, structuredClone(some)))).toBe(true);
    for (const other of [undefined, {}, 'told', 1]) expect(isTold(kind, other)).toBe(false);
  },
);
