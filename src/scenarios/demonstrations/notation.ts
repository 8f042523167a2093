/** The short words in which demonstrations are written down. */
import type { Facing } from '../../geometry/facing.ts';
import type { Hex } from '../../geometry/hex.ts';
import { hexAt } from '../../geometry/shape.ts';
import type { Formation, Reaction } from '../../rules/state/vocabulary.ts';
import type { PlacedUnit, Sketch } from './demonstration.ts';

/** The hex of that name: a letter for the column, a number from 1 for the row. */
export function hexNamed(name: string): Hex {
  const [, letter = '', row = ''] = /^([A-Z])(\d+)$/.exec(name) ?? [];
  if (letter === '') throw new Error(`no hex is named ${name}`);
  return hexAt(letter.charCodeAt(0) - 'A'.charCodeAt(0), Number(row) - 1);
}

type Differing = Partial<Omit<PlacedUnit, 'id' | 'side' | 'type' | 'at'>>;

function placer(side: PlacedUnit['side']) {
  return (id: string, type: PlacedUnit['type'], at: string, more: Differing = {}): PlacedUnit => ({
    id,
    side,
    type,
    at,
    ...more,
  });
}
export const blue = placer('blue');
export const red = placer('red');

/** Infantry in column. */
export const COLUMN = { formation: 'column' } as const;
export const SKIRMISH = { formation: 'skirmish' } as const;
/** A panicked unit. */
export const PANICKED = { panicked: true, formation: 'horde' } as const;

type Targeted = 'charge' | 'assault' | 'fire' | 'doubleFire';
type Plain = 'frontalMarch' | 'indirectMarch' | 'evade' | 'flight' | 'rally';
export function act(action: Plain): Sketch;
export function act(action: Targeted, target: string): Sketch;
export function act(action: Plain | Targeted, target?: string): Sketch {
  return (
    target === undefined ? { choose: 'action', action } : { choose: 'action', action, target }
  ) as Sketch;
}

export const form = (formation: Formation): Sketch => ({ choose: 'action', action: 'formation', formation });

/** The end of a manoeuvre. */
export function move(to: string, facing?: Facing): Sketch {
  return facing === undefined
    ? { choose: 'move', to: hexNamed(to) }
    : { choose: 'move', to: hexNamed(to), facing };
}
/** The end of a flight or a pursuit. */
export const run = (to: string): Sketch => ({ choose: 'runEnd', to: hexNamed(to) });
export const react = (reaction: Reaction): Sketch => ({ choose: 'reaction', reaction });
export const next = (unit: string): Sketch => ({ choose: 'unit', unit });
export const group = (...units: readonly string[]): Sketch => ({ choose: 'group', units });
export const ATTACK: Sketch = { choose: 'attack' };
export const DECLINE: Sketch = { choose: 'decline' };
export const STRIKE_BACK: Sketch = { choose: 'strikeBack' };
export const NO_FRIEND: Sketch = { choose: 'noFriend' };
export const STAY: Sketch = { choose: 'stay' };
export const FLEE: Sketch = { choose: 'flee' };
export const PASS: Sketch = { choose: 'pass' };
export const PURSUE: Sketch = { choose: 'pursue' };
