/** The frames of what a turn calls, apart from the procedures: of a group that acts, of a flight, of a morale test. */
import type { TestPurpose } from './facts.ts';
import type { ActivationFrame, FlightFrame, MoraleFrame } from './frames.ts';
import { type Game, unitOf } from './game.ts';

/** A group that has been paid for acts. */
export function activationFrame(g: Game, units: readonly string[]): ActivationFrame {
  const panicked = units.every((id) => unitOf(g, id).panicked);
  return { procedure: 'activation', at: 'tenacity', units, panicked, tested: 0, unit: '' };
}

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
    points: 0,
    route: [],
    offMap: false,
    toQ: 0,
    toR: 0,
  };
}

/** A morale test; the last argument gives what a charge or an assault adds to it. */
export function moraleFrame(
  unit: string,
  purpose: TestPurpose,
  enemy: string | null,
  more: Partial<Pick<MoraleFrame, 'reaction' | 'charging' | 'charged' | 'attacker' | 'protectors'>> = {},
): MoraleFrame {
  return {
    procedure: 'morale',
    at: 'begin',
    unit,
    purpose,
    enemy,
    reaction: 'nothing',
    charging: false,
    attacker: null,
    protectors: [],
    excess: 0,
    ...more,
  };
}
