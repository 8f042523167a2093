/** What a position must keep to beyond its shape: units that can be so, frames that name units there are. */
import { canonicalText } from '../engine/interpreter.ts';
import { contains } from '../geometry/shape.ts';
import { sabreur } from '../rules/rulebook.ts';
import type { GameFrame } from '../rules/state/frames.ts';
import { NOTHING_DONE } from '../rules/state/freshUnit.ts';
import type { Game, Unit } from '../rules/state/game.ts';
import { SIDES, type Side } from '../rules/state/vocabulary.ts';
import { allowedFormations } from '../rules/units/drill.ts';
import { falseMemory } from '../rules/units/turnMemory.ts';
import { isArtillery } from '../rules/units/units.ts';
import { boughtProblem, mapProblem, standingProblem, takenProblem } from './checks.ts';
import { type Found, firstOf, repeated } from './found.ts';
import { fledProblem, gameProblem } from './gameChecks.ts';
import { namelessProblem } from './nameless.ts';
import { objectiveStateProblem, scenarioMattersProblem } from './objectiveChecks.ts';
import { problem } from './problem.ts';

/** MAN-22: its losses are from enemies, each named once. */
function hurtByProblem({ side, hurtBy }: Unit, sides: ReadonlyMap<string, Side>, path: string): Found {
  return (
    firstOf(hurtBy, (other, at) => {
      const from = sides.get(other);
      if (from === undefined) return problem('unknownUnit', `${path}.${at}`, { id: other });
      return from === side ? problem('hurtByFriend', `${path}.${at}`, { id: other }) : null;
    }) ?? repeated(hurtBy, (other) => other, path)
  );
}

/** nothing has happened yet to what is still to be set up; where it stands, it does not yet say. */
function awaitedProblem(unit: Unit, path: string): Found {
  const unhurt = { strength: unit.initialStrength, panicked: false, ...NOTHING_DONE, hurtBy: [] };
  return canonicalText({ ...unit, ...unhurt }) === canonicalText(unit)
    ? null
    : problem('awaitedChanged', path);
}

function memoryProblem(unit: Unit, side: Side, path: string): Found {
  const wrong = falseMemory(unit, side);
  return wrong ? problem(wrong.code, `${path}.${wrong.key}`) : null;
}

function unitProblem(
  unit: Unit,
  { battle: { map }, side }: Pick<Game, 'battle' | 'side'>,
  sides: ReadonlyMap<string, Side>,
  path: string,
): Found {
  const profile = { ...unit, strength: unit.initialStrength };
  if (unit.fate === 'awaited' || unit.fate === 'coming')
    return boughtProblem(profile, path) ?? awaitedProblem(unit, path);
  if (unit.strength > unit.initialStrength) return problem('inconsistent', `${path}.strength`);
  // LOS-04, MAN-25: whatever takes a unit away leaves it none of its points
  if ((unit.fate === 'present' || unit.fate === 'exited') && unit.strength === 0)
    return problem('standingWithoutStrength', `${path}.strength`);
  // whoever has marched off has kept them
  const there = unit.fate === 'present' || unit.fate === 'exited';
  if (!there && unit.strength > 0) return problem('lostWithStrength', `${path}.strength`);
  // MAN-27: guns never panic, they are lost instead
  if (unit.panicked && isArtillery(unit)) return problem('inconsistent', `${path}.panicked`);
  if (unit.panicked !== (unit.formation === 'horde')) return problem('inconsistent', `${path}.formation`);
  if (!unit.panicked && !allowedFormations(unit).includes(unit.formation))
    return problem('formationNotAllowed', `${path}.formation`, { formation: unit.formation });
  return (
    boughtProblem(profile, path) ??
    hurtByProblem(unit, sides, `${path}.hurtBy`) ??
    memoryProblem(unit, side, path) ??
    fledProblem(unit, map, path) ??
    // one that is no longer there keeps the last place it stood in
    standingProblem(unit, map, path)
  );
}

/** The keys of frames whose texts are the rule's own words; under any other key a text is the id of a unit, or empty. */
const FRAME_WORDS = [
  'procedure',
  'at',
  'kind',
  'dice',
  'manoeuvre',
  'follow',
  'formation',
  'purpose',
  'reaction',
  'attack',
  'half',
  'aimed',
  'double',
  'side',
];

/** The unit that one local of a frame names: itself a text, or a record of a unit placed. */
function namedIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'unit' in value ? value.unit : value;
}

/** A flight is caused by a unit; losses have their cause in a word, and the rule that asks for them. */
const TOLL_WORDS = ['cause', 'rule'];

function isWord({ procedure }: GameFrame, key: string): boolean {
  // the battle names sides alone
  return (
    procedure === 'battle' || FRAME_WORDS.includes(key) || (procedure === 'toll' && TOLL_WORDS.includes(key))
  );
}

function frameProblem(frame: GameFrame, ids: ReadonlySet<string>, path: string): Found {
  return firstOf(Object.entries(frame), ([key, value]) => {
    if (isWord(frame, key)) return null;
    const named = (Array.isArray(value) ? value : [value]).map(namedIn);
    const unknown = named.find((one) => typeof one === 'string' && one !== '' && !ids.has(one));
    return typeof unknown === 'string' ? problem('unknownUnit', `${path}.${key}`, { id: unknown }) : null;
  });
}

/** Whether the frame stands where its procedure waits for another. */
function isCalling({ procedure, at }: GameFrame): boolean {
  const headings: Readonly<Record<string, { readonly call?: unknown }>> = sabreur.procedures[procedure];
  return headings[at]?.call !== undefined;
}

/** By whom those are called that nobody else calls: the course of a battle down to the action of one unit. SEQ-01 to SEQ-07. */
const CALLERS: Readonly<Partial<Record<GameFrame['procedure'], readonly GameFrame['procedure'][]>>> = {
  turn: ['battle'],
  deployment: ['battle', 'turn'],
  activation: ['turn'],
  action: ['activation'],
};

/** Whether one procedure may have called the other. */
function mayHaveCalled(caller: GameFrame | undefined, { procedure }: GameFrame): boolean {
  const callers = CALLERS[procedure];
  return !caller || !callers || callers.includes(caller.procedure);
}

/** The battle at the bottom, once, and under every other frame one that called it; no frame at all once it is over. */
function stackProblem({ frames, outcome }: Pick<Game, 'frames' | 'outcome'>, path: string): Found {
  if (frames.length === 0 && outcome === null) return problem('tooShort', path, { least: 1 });
  return firstOf(frames, (frame, at) => {
    const isBottom = at === 0;
    const fits =
      isBottom === (frame.procedure === 'battle') &&
      mayHaveCalled(frames[at - 1], frame) &&
      (at === frames.length - 1 || isCalling(frame));
    return fits ? null : problem('inconsistent', `${path}.${at}`);
  });
}

function sharedHexProblem(units: readonly Unit[], fleeing: readonly string[], path: string): Found {
  const taken = new Set<number>();
  return firstOf(units, (unit, at) => {
    if (unit.fate !== 'present' || fleeing.includes(unit.id)) return null;
    return takenProblem(unit, taken, `${path}.units.${at}.hexes`);
  });
}

/** A position: units and frames that agree. A fleeing unit alone may share the hex it passes through. */
export function positionProblem(game: Omit<Game, 'count'>, path: string): Found {
  const { battle, units, frames } = game;
  const whole: Game = { ...game, count: { answers: 0, draws: 0 } };
  const sides = new Map(units.map((unit) => [unit.id, unit.side]));
  const ids = new Set(sides.keys());
  const fleeing = frames.flatMap((frame) => (frame.procedure === 'flight' ? frame.unit : []));
  return (
    mapProblem(battle.map, `${path}.battle.map`) ??
    firstOf(SIDES, (side) =>
      firstOf(battle.homeEdges[side], (hex, at) =>
        contains(battle.map.shape, hex) ? null : problem('offMap', `${path}.battle.homeEdges.${side}.${at}`),
      ),
    ) ??
    repeated(units, ({ id }) => id, `${path}.units`) ??
    firstOf(units, (unit, at) => unitProblem(unit, game, sides, `${path}.units.${at}`)) ??
    sharedHexProblem(units, fleeing, path) ??
    firstOf(frames, (frame, at) => frameProblem(frame, ids, `${path}.frames.${at}`)) ??
    firstOf(frames, (frame, at) => namelessProblem(frame, `${path}.frames.${at}`)) ??
    stackProblem(game, `${path}.frames`) ??
    scenarioMattersProblem(whole, `${path}.battle`) ??
    objectiveStateProblem(whole, path) ??
    gameProblem(whole, path)
  );
}
