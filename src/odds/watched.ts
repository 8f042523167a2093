/** What the odds track in a game of Sabreur: the strengths of its units, and the numbers of frames that wait. */
import { makeEngine } from '../engine/interpreter.ts';
import { sabreur } from '../rules/rulebook.ts';
import type { GameFrame, SabreurTypes } from '../rules/state/frames.ts';
import type { Unit } from '../rules/state/game.ts';
import { frameAt, frameCells, frameNumber, isWaiting } from './tracked/frames.ts';
import { type Cell, FRAMES, PLACES } from './tracked/reads.ts';
import { type Tracking, tracking, type Untracked } from './tracked/records.ts';
import { trackedRulebook } from './tracked/rulebook.ts';

/** Every field but the strength, each once: a forgotten or misspelt one does not compile. */
function untracked(u: Unit): Untracked<Unit, 'strength'> {
  return {
    id: u.id,
    side: u.side,
    name: u.name,
    type: u.type,
    quality: u.quality,
    commandValue: u.commandValue,
    skills: u.skills,
    initialStrength: u.initialStrength,
    cost: u.cost,
    worth: u.worth,
    fate: u.fate,
    hexes: u.hexes,
    facing: u.facing,
    formation: u.formation,
    panicked: u.panicked,
    activated: u.activated,
    acted: u.acted,
    displaced: u.displaced,
    mayNotManoeuvre: u.mayNotManoeuvre,
    returnedFire: u.returnedFire,
    squareFired: u.squareFired,
    firedDefensively: u.firedDefensively,
    panickedThisTurn: u.panickedThisTurn,
    hurtBy: u.hurtBy,
  };
}

/** Units, their strength tracked: nothing else of a unit is driven so far apart by dice. */
export const UNITS: Tracking<Unit, 'strength'> = tracking(['strength'], untracked);

/** Runs positions whose numbers are tracked, and any other. */
export const trackedEngine = makeEngine<SabreurTypes>(trackedRulebook(sabreur));

function nthOf(cell: Cell): number {
  return Math.floor(cell / PLACES);
}

function unitAt(cell: Cell, units: readonly Unit[]): Unit | undefined {
  return units[cell % PLACES];
}

/** Whether a tracked number of a later state is still the one of the state the play began with, or less by so much. */
export function isCarried(cell: Cell, units: readonly Unit[], frames: readonly GameFrame[]): boolean {
  if (cell >= FRAMES) {
    const frame = frameAt(cell, frames);
    return frame !== undefined && isWaiting(frame);
  }
  const unit = unitAt(cell, units);
  return unit !== undefined && UNITS.isTracked(unit);
}

/** By how much it is less. */
export function lessIn(cell: Cell, units: readonly Unit[]): number {
  const unit = cell < FRAMES ? unitAt(cell, units) : undefined;
  return unit ? UNITS.lessAt(unit, nthOf(cell)) : 0;
}

/** Every tracked number of a state. */
export function allCells(units: readonly Unit[], frames: readonly GameFrame[]): readonly Cell[] {
  return [...units.flatMap((_unit, place) => UNITS.cells(place)), ...frameCells(frames)];
}

/** The value of a tracked number. */
export function numberIn(cell: Cell, units: readonly Unit[], frames: readonly GameFrame[]): number {
  if (cell >= FRAMES) return frameNumber(cell, frames);
  const unit = unitAt(cell, units);
  return unit ? UNITS.valueAt(unit, nthOf(cell)) : 0;
}
