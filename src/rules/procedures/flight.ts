import { sameHex } from '../../geometry/hex.ts';
import { altered } from '../../records/records.ts';
import { eliminate } from '../combat/losses.ts';
import { hexOfHalf, isTwofold } from '../ground/halves.ts';
import { dangerCandidates, flightFacings } from '../movement/run.ts';
import { flightBlockedFirstStep, flightFacingTie } from '../state/actionHouseRules.ts';
import type { Choice } from '../state/answers.ts';
import { lots } from '../state/dice.ts';
import { DONE, type FlightFrame, type Next, type RuleProcedure } from '../state/frames.ts';
import { changeUnit, findUnit, type Game, presentUnits, type Unit, unitOf } from '../state/game.ts';
import { HALVES } from '../state/vocabulary.ts';
import { hasSkill } from '../units/skills.ts';
import { isArtillery, isSquare } from '../units/units.ts';
import { crossingSteps } from './flightCrossing.ts';
import { runSteps } from './flightRun.ts';

/** The skills of those whose flight harms no friend. MAN-24, SKL-06.7, SKL-15.2. */
const HARMLESS = ['harassment', 'looseOrder'] as const;

/** Becoming a horde with a fear marker. MAN-21. */
function panic(g: Game, unit: Unit): Game {
  return changeUnit(g, unit.id, {
    panicked: true,
    formation: 'horde',
    // MAN-24: skirmishers that have only just panicked harm no friend they cross
    panickedThisTurn: unit.panicked
      ? unit.panickedThisTurn
      : unit.formation === 'skirmish'
        ? 'skirmishing'
        : 'formed',
    ...(unit.formation === 'square' || unit.formation === 'closedColumn' ? { facing: 0 } : {}),
  });
}

/** The fugitive as its facing is judged: out of a square it has none to keep. */
function turning(g: Game, f: FlightFrame): Unit {
  const unit = unitOf(g, f.unit);
  return f.fromSquare ? altered(unit, { formation: 'square' }) : unit;
}

function dangerOf(g: Game, f: FlightFrame): Unit | null {
  return f.danger === null ? null : unitOf(g, f.danger);
}

/** The unit panics before the dangers found, on the one hex it stands on. MAN-21, MAN-22. */
function takeFright(
  g: Game,
  f: Pick<FlightFrame, 'unit' | 'candidates' | 'danger' | 'fromSquare'>,
): Next<FlightFrame> {
  const unit = unitOf(g, f.unit);
  const { candidates, danger, fromSquare } = f;
  const game = panic(g, unit);
  return {
    to: candidates.length > 1 ? 'danger' : 'turn',
    set: {
      candidates,
      danger,
      fromSquare,
      harmless:
        unitOf(game, f.unit).panickedThisTurn === 'skirmishing' ||
        HARMLESS.some((skill) => hasSkill(unit, skill)),
    },
    game,
    facts: candidates.length > 1 ? [] : [{ fact: 'panicked', unit: f.unit, danger, rule: 'MAN-21' }],
  };
}

/** FLOW-FLIGHT, MAN-21 to MAN-27. */
export const flight: RuleProcedure<FlightFrame> = {
  begin: {
    do: (g, f) => {
      const unit = unitOf(g, f.unit);
      // MAN-27: artillery never panics; obliged to flee, it is lost
      if (isArtillery(unit)) return { end: DONE, ...eliminate(g, f.unit, false, 'MAN-27') };
      const cause = findUnit(g, f.cause);
      const candidates = cause?.fate === 'present' ? [cause.id] : dangerCandidates(g, unit);
      const [only, ...others] = candidates;
      const danger = only !== undefined && others.length === 0 ? only : null;
      const frightened = { ...f, candidates, danger, fromSquare: isSquare(unit) };
      if (isTwofold(unit)) return { to: 'half', set: { candidates, danger, fromSquare: false } };
      return takeFright(g, frightened);
    },
  },
  // a horde stands on one hex, which its owner chooses
  half: {
    ask: (g, f) => ({
      side: unitOf(g, f.unit).side,
      question: { ask: 'half', unit: f.unit, role: 'keep' },
      legal: () =>
        HALVES.map((half): Choice => ({ choose: 'half', half, hex: hexOfHalf(unitOf(g, f.unit), half) })),
      refused: () => [],
    }),
    then: (g, f, choice) => {
      const unit = unitOf(g, f.unit);
      const hex = hexOfHalf(unit, choice.choose === 'half' ? choice.half : 'left');
      const next = takeFright(changeUnit(g, f.unit, { hexes: [hex] }), f);
      return {
        ...next,
        facts: [{ fact: 'holds', unit: f.unit, hexes: [hex], rule: 'R-49' }, ...(next.facts ?? [])],
      };
    },
  },
  // MAN-22: several dangers, none of them just responsible
  danger: {
    roll: (g, f) => ({
      side: unitOf(g, f.unit).side,
      about: { about: 'danger', unit: f.unit, candidates: f.candidates },
      dice: lots(f.candidates.length),
    }),
    then: (_g, f, outcome) => {
      const danger = f.candidates[outcome] ?? null;
      return {
        to: 'turn',
        set: { danger },
        facts: [{ fact: 'panicked', unit: f.unit, danger, rule: 'MAN-22' }],
      };
    },
  },
  turn: {
    do: (g, f) => {
      const unit = unitOf(g, f.unit);
      const [only, ...others] = flightFacings(g, turning(g, f), dangerOf(g, f));
      if (only === undefined || others.length > 0)
        return {
          // R-73 leaves the way home to the owner
          to: f.danger !== null && flightFacingTie(g) === 'random' ? 'facingDraw' : 'facing',
          set: { candidates: [] },
        };
      if (only === unit.facing) return { to: 'length', set: { candidates: [] } };
      return {
        to: 'length',
        set: { candidates: [] },
        game: changeUnit(g, f.unit, { facing: only }),
        facts: [{ fact: 'turned', unit: f.unit, facing: only, rule: 'MAN-23' }],
      };
    },
  },
  // MAN-23, R-73, R-75
  facing: {
    ask: (g, f) => ({
      side: unitOf(g, f.unit).side,
      question: { ask: 'facing', unit: f.unit, purpose: 'flight' },
      legal: () =>
        flightFacings(g, turning(g, f), dangerOf(g, f)).map((facing) => ({ choose: 'facing', facing })),
      refused: () => [],
    }),
    then: (g, f, choice) => {
      const facing = choice.choose === 'facing' ? choice.facing : 0;
      return {
        to: 'length',
        game: changeUnit(g, f.unit, { facing }),
        facts: [{ fact: 'turned', unit: f.unit, facing, rule: 'MAN-23' }],
      };
    },
  },
  //
  facingDraw: {
    roll: (g, f) => {
      const facings = flightFacings(g, turning(g, f), dangerOf(g, f));
      return {
        side: unitOf(g, f.unit).side,
        about: { about: 'flightFacing', unit: f.unit, facings },
        dice: lots(facings.length),
      };
    },
    then: (g, f, outcome) => {
      const facing = flightFacings(g, turning(g, f), dangerOf(g, f))[outcome] ?? 0;
      return {
        to: 'length',
        game: changeUnit(g, f.unit, { facing }),
        facts: [{ fact: 'turned', unit: f.unit, facing, rule: 'MAN-23' }],
      };
    },
  },
  ...runSteps,
  ...crossingSteps,
  stop: {
    do: (g, f) => {
      const to = { q: f.toQ, r: f.toR };
      if (f.offMap)
        return { end: DONE, ...eliminate(changeUnit(g, f.unit, { hexes: [to] }), f.unit, true, 'MAN-26') };
      // a flight that could not begin
      if (flightBlockedFirstStep(g) === 'eliminated' && sameHex(unitOf(g, f.unit).hexes[0], to))
        return { end: DONE, ...eliminate(g, f.unit, false, 'MAN-24') };
      const occupied = presentUnits(g).some(
        (other) => other.id !== f.unit && other.hexes.some((hex) => sameHex(hex, to)),
      );
      // MAN-25, R-78
      if (occupied) return { end: DONE, ...eliminate(g, f.unit, false, 'MAN-25') };
      return { end: DONE, game: changeUnit(g, f.unit, { hexes: [to] }) };
    },
  },
};
