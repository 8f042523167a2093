import type { Hex } from '../../geometry/hex.ts';
import { sameHex } from '../../geometry/hex.ts';
import { DONE, type FlightFrame, type Next, type RuleProcedure } from '../frames.ts';
import { changeUnit, findUnit, type Game, presentUnits, type Unit, unitOf } from '../game.ts';
import { applyLosses, eliminate } from '../losses.ts';
import { dangerCandidates, flightEnds, flightFacings } from '../run.ts';
import { isArtillery, isCavalry, isSquare } from '../units.ts';

/** A unit flees; `cause` is the enemy just responsible, whatever else threatens it. MAN-22. */
export function flightFrame(unit: string, cause: string | null): FlightFrame {
  return {
    procedure: 'flight',
    at: 'begin',
    unit,
    cause,
    candidates: [],
    danger: null,
    length: 0,
    harmless: false,
    fromSquare: false,
    crossed: [],
    offMap: false,
    toQ: 0,
    toR: 0,
  };
}

function hexOf(unit: Unit): Hex {
  return unit.hexes[0];
}

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
  return f.fromSquare ? { ...unit, formation: 'square' } : unit;
}

function dangerHex(g: Game, f: FlightFrame): Hex | null {
  return f.danger === null ? null : hexOf(unitOf(g, f.danger));
}

/** Takes one friend off the list of those crossed. */
function nextCrossed(
  g: Game,
  f: FlightFrame,
  game: Game = g,
): Pick<Next<FlightFrame>, 'game'> & { to: 'crossing'; set: Partial<FlightFrame> } {
  return { to: 'crossing', set: { crossed: f.crossed.slice(1) }, game };
}

/** FLOW-FLIGHT, MAN-21 to MAN-27. */
export const flight: RuleProcedure<FlightFrame> = {
  begin: {
    do: (g, f) => {
      const unit = unitOf(g, f.unit);
      // MAN-27: artillery never panics; obliged to flee, it is lost
      if (isArtillery(unit)) return { end: DONE, ...eliminate(g, f.unit, false, 'MAN-27') };
      const cause = f.cause === null ? undefined : findUnit(g, f.cause);
      const candidates = cause?.fate === 'present' ? [cause.id] : dangerCandidates(g, unit);
      const [only, ...others] = candidates;
      const danger = only !== undefined && others.length === 0 ? only : null;
      const game = panic(g, unit);
      return {
        to: candidates.length > 1 ? 'danger' : 'turn',
        set: {
          candidates,
          danger,
          fromSquare: isSquare(unit),
          harmless: unitOf(game, f.unit).panickedThisTurn === 'skirmishing',
        },
        game,
        facts: candidates.length > 1 ? [] : [{ fact: 'panicked', unit: f.unit, danger, rule: 'MAN-21' }],
      };
    },
  },
  // MAN-22: several dangers, none of them just responsible
  danger: {
    roll: (g, f) => ({
      side: unitOf(g, f.unit).side,
      about: { about: 'danger', unit: f.unit, candidates: f.candidates },
      dice: { dice: 'draw', among: f.candidates.length },
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
      const [only, ...others] = flightFacings(g, turning(g, f), dangerHex(g, f));
      if (only === undefined || others.length > 0) return { to: 'facing', set: { candidates: [] } };
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
        flightFacings(g, turning(g, f), dangerHex(g, f)).map((facing) => ({ choose: 'facing', facing })),
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
  // MAN-24
  length: {
    roll: (g, f) => ({
      side: unitOf(g, f.unit).side,
      about: { about: 'flight', unit: f.unit },
      dice: { dice: 'd6', plus: isCavalry(unitOf(g, f.unit)) ? 2 : 0 },
    }),
    then: (_g, f, length) => ({
      to: 'end',
      set: { length },
      facts: [{ fact: 'flightLength', unit: f.unit, length }],
    }),
  },
  end: {
    ask: (g, f) => ({
      side: unitOf(g, f.unit).side,
      question: { ask: 'flightEnd', unit: f.unit, length: f.length },
      legal: () => flightEnds(g, unitOf(g, f.unit), f.length).map((end) => ({ choose: 'runEnd', ...end })),
      refused: () => [],
    }),
    then: (g, f, choice) => {
      if (choice.choose !== 'runEnd') return { to: 'stop' };
      const unit = unitOf(g, f.unit);
      return {
        to: 'crossing',
        set: {
          crossed: choice.crossed,
          offMap: choice.offMap,
          toQ: choice.to.q,
          toR: choice.to.r,
          length: 0,
        },
        facts: [
          {
            fact: 'moved',
            unit: f.unit,
            manoeuvre: 'flight',
            from: hexOf(unit),
            route: choice.route,
            facing: unit.facing,
            rule: 'MAN-24',
          },
        ],
      };
    },
  },
  // MAN-24, QUA-07, R-81: once for each friend crossed
  crossing: {
    do: (g, f) => {
      const [id] = f.crossed;
      if (id === undefined) return { to: 'stop' };
      if (f.harmless || unitOf(g, id).quality === 'elite') return nextCrossed(g, f);
      return { to: 'crossingDice', facts: [{ fact: 'crossed', unit: id, by: f.unit, rule: 'MAN-24' }] };
    },
  },
  crossingDice: {
    roll: (g, f) => {
      const friend = unitOf(g, f.crossed[0] ?? '');
      return {
        side: friend.side,
        about: { about: 'crossing', unit: friend.id, by: f.unit },
        dice: friend.quality === 'recruit' ? { dice: 'd6', plus: 0 } : { dice: 'd3', plus: 0 },
      };
    },
    then: (g, f, points) => {
      const { game, facts } = applyLosses(g, f.crossed[0] ?? '', points, 'crossed', null, 'MAN-24');
      return { ...nextCrossed(g, f, game), facts };
    },
  },
  stop: {
    do: (g, f) => {
      const to = { q: f.toQ, r: f.toR };
      if (f.offMap)
        return { end: DONE, ...eliminate(changeUnit(g, f.unit, { hexes: [to] }), f.unit, true, 'MAN-26') };
      const occupied = presentUnits(g).some(
        (other) => other.id !== f.unit && other.hexes.some((hex) => sameHex(hex, to)),
      );
      // MAN-25, R-78
      if (occupied) return { end: DONE, ...eliminate(g, f.unit, false, 'MAN-25') };
      return { end: DONE, game: changeUnit(g, f.unit, { hexes: [to] }) };
    },
  },
};
