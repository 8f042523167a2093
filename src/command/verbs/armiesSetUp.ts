/** The set-up of `play --deploy`: by the program, or as a script has it. */
import * as v from 'valibot';
import { play } from '../../engine/history.ts';
import { drawUp, whoSetsUp } from '../../rules/deployment/drawUp.ts';
import { engine } from '../../rules/rulebook.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import { FORMATIONS } from '../../rules/state/vocabulary.ts';
import type { PlayedGame } from '../../scenarios/newGame.ts';
import { answerFault, commandFault, type Heard } from './fault.ts';
import { playOut } from './play.ts';

const whole = v.pipe(v.number(), v.integer());

/** Where a script puts a unit. */
const placed = v.array(
  v.strictObject({
    unit: v.string(),
    to: v.strictObject({ q: whole, r: whole }),
    formation: v.picklist(FORMATIONS),
    facing: v.picklist([0, 1, 2, 3, 4, 5]),
  }),
);
type Placed = v.InferOutput<typeof placed>;

/** What `--deploy` may say. */
export const WANTED_DEPLOY =
  '--deploy quick, --deploy \'[{"unit":"ID","to":{"q":0,"r":0},"formation":"line","facing":5}]\'';

/** The placements that the option tells, none of them for `quick`; nothing where it cannot be read. */
export function deployOf(said: string): Placed | null {
  if (said === 'quick') return [];
  try {
    const read = v.safeParse(placed, JSON.parse(said));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

type Given = Readonly<Record<string, unknown>>;

/** Gives one answer. */
function answered(begun: PlayedGame, choice: Given, path: string): Heard<PlayedGame> {
  const given = play(engine, begun.history, { at: begun.history.length, choice });
  return given.ok
    ? { ok: true, value: { ...begun, history: given.history } }
    : { ok: false, fault: answerFault(path, given.why) };
}

/** The placement of the side that is asked now: of the unit asked for, or of the first of its units in the list. */
function nextOf({ history: { game } }: PlayedGame, placements: Placed): Placed[number] | undefined {
  const side = whoSetsUp(game);
  const pending = engine.pending(game);
  const question = pending.wait === 'decision' ? pending.decision.question : null;
  const asked = question?.ask === 'deployment' ? whoIsMeant(question).unit : null;
  const isNext = (id: string): boolean =>
    asked === null ? game.units.some((unit) => unit.id === id && unit.side === side) : id === asked;
  return placements.find(({ unit }) => isNext(unit));
}

/**
 * Sets both armies up: each unit the script names where it says, in its order as far as the sides take turns; the program
 * places the others. Dice before the set-up are the seed's. R-150.
 */
export function armiesSetUp(begun: PlayedGame, placements: Placed): Heard<PlayedGame> {
  const unknown = placements.findIndex(
    ({ unit }) => !begun.history.game.units.some(({ id, fate }) => id === unit && fate === 'awaited'),
  );
  if (unknown >= 0) return { ok: false, fault: commandFault('notAwaited', `--deploy.${unknown}.unit`) };
  let game = begun;
  let left = placements;
  const isSettingUp = (): boolean => game.history.game.frames.at(-1)?.procedure === 'deployment';
  while (isSettingUp()) {
    if (whoSetsUp(game.history.game) === null) {
      game = playOut(game, game.history.seed, game.history.length + 1);
      continue;
    }
    const next = nextOf(game, left);
    const before = game.history.length;
    if (!next) {
      game = { ...game, history: drawUp(engine, game.history, (_side, { length }) => length === before) };
      continue;
    }
    const path = `--deploy.${placements.indexOf(next)}`;
    const { unit, ...place } = next;
    if (game.history.game.frames.at(-1)?.at === 'unit') {
      const chosen = answered(game, { choose: 'unit', unit }, path);
      if (!chosen.ok) return chosen;
      game = chosen.value;
      // the one place left to it is taken by itself
      if (game.history.game.units.find(({ id }) => id === unit)?.fate === 'present') {
        left = left.filter((one) => one !== next);
        continue;
      }
    }
    const set = answered(game, { choose: 'deploy', ...place }, path);
    if (!set.ok) return set;
    game = set.value;
    left = left.filter((one) => one !== next);
  }
  return { ok: true, value: game };
}
