/** What the referee remembers of a game while it follows the facts. */
import type { Game, Unit } from '../../../src/rules/state/game.ts';
import type { Reaction } from '../../../src/rules/state/vocabulary.ts';
import type { Declared } from '../plainReactions.ts';
import type { Pair } from '../plainRule.ts';

/** What is noted of the charge or assault under way. */
export interface Attack extends Declared {
  readonly kind: 'charge' | 'assault';
  target: string;
  pursuing: boolean;
  /** The attacker has gone after its enemy. */
  ran: boolean;
  /** Units of the target's side that looked at the attacker when it declared, R-08. */
  watched: readonly string[];
  readonly outflanked: boolean;
  open: boolean;
  /** The same of the way of a friend that pursued beside it. R-71. */
  joinerOpen: boolean;
  /** The friend of the target that counter-charged, R-92. */
  helper: string | null;
  /** What the target's own blow has cost the charger without a test, R-92. */
  hurt: number;
  countered: boolean;
  reaction: Reaction;
  /** What the friend that reacts has declared. R-89. */
  friendReaction: Reaction;
  freshSquare: boolean;
  /** What the target lost by this attack, CHG-33. */
  reduction: number;
  /** A blow has destroyed the target where it stood, R-68. */
  felled: boolean;
  /** A first defensive shot without a test, MOR-02. */
  earlier: number;
  strengths: ReadonlyMap<string, number>;
  friendAsked: boolean;
  pursueAsked: boolean;
  /** What each has lost to the other's blows, ASL-10. */
  readonly lost: Map<string, number>;
}

export interface LastBlow {
  readonly how: 'shot' | 'struck';
  readonly kind: string;
  readonly by: string;
  readonly on: string;
  readonly hits: number;
  /** The hexes a shot went between. */
  readonly pair: Pair | null;
  saved: number;
  /** Points a friend bears for guns, LOS-05. */
  passed: number;
}

export function unit(g: Game, id: string): Unit {
  const found = g.units.find((one) => one.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
}

/** All that is noted. */
export interface Notes {
  /** How often each thing was compared. */
  readonly seen: Map<string, number>;
  attack: Attack | null;
  last: LastBlow | null;
  /** FIR-19: what the shot of the action has cost that enemy without a test, MOR-02. */
  shotAt: { readonly target: string; lost: number } | null;
  /** FIR-16: the first target of a double fire, what it lost without a test, and how many shots were made. */
  twice: { readonly first: string; lost: number; shots: number } | null;
  pair: Pair | null;
  shotTarget: Unit | null;
  /** Who has inflicted the losses that a friend is to bear, R-149. */
  borneFor: string | null;
  steadyGroup: boolean;
  /** ORD-13, ORD-14: units that were held back, and that tried their Tactical sense, this turn. */
  readonly heldBack: Set<string>;
  readonly sensed: Set<string>;
  /** SKL-17.1: the board before the march of the action under way; whether it became an attack. */
  setOut: Game | null;
  /** CHG-36: who could join the pursuit before it began, once known. */
  joiners: readonly string[] | null;
  /** ORD-11: activated units that still owe the test. */
  readonly tenacity: Set<string>;
  /** Units that owe a test for losses, and those that have taken it, in the attack under way. */
  readonly due: Set<string>;
  readonly tested: Set<string>;
}

export function newNotes(): Notes {
  return {
    seen: new Map(),
    attack: null,
    last: null,
    shotAt: null,
    twice: null,
    pair: null,
    shotTarget: null,
    borneFor: null,
    steadyGroup: true,
    heldBack: new Set(),
    sensed: new Set(),
    setOut: null,
    joiners: null,
    tenacity: new Set(),
    due: new Set(),
    tested: new Set(),
  };
}

export function count({ seen }: Notes, what: string): void {
  seen.set(what, (seen.get(what) ?? 0) + 1);
}
