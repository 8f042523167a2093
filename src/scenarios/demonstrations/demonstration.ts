/** A small position that shows statements of the rule, with the answers that lead through it. It is a test as well. */
import type { Direction } from '../../geometry/hex.ts';
import type { Choice, Question } from '../../rules/state/answers.ts';
import type { Fact } from '../../rules/state/facts.ts';
import type { Unit } from '../../rules/state/game.ts';
import type { HouseRules } from '../../rules/state/houseRuleKeys.ts';
import type { HexTerrain, RuleId, Side, SideTerrain, UnitType } from '../../rules/state/vocabulary.ts';

/** A unit by what differs from the usual: full strength, ordinary, in line, looking at the enemy's edge. */
export interface PlacedUnit extends Partial<Omit<Unit, 'hexes' | 'name'>> {
  readonly id: string;
  readonly side: Side;
  readonly type: UnitType;
  /** The name of its hex, such as E7; of an extended line its left half. */
  readonly at: string;
}

/** Blue comes from the bottom of the map, red from the top. */
export interface Situation {
  /** 9 columns and 9 rows unless told. */
  readonly columns?: number;
  readonly rows?: number;
  readonly ground?: readonly (readonly [hex: string, terrain: HexTerrain | 'hill'])[];
  readonly sides?: readonly (readonly [hex: string, towards: Direction, terrain: SideTerrain])[];
  readonly units: readonly PlacedUnit[];
  /** Army points a side; 1500 unless told. */
  readonly format?: number;
  readonly houseRules?: Partial<HouseRules>;
  /** The units that have just been activated; without them the side gives its orders. */
  readonly acting?: readonly string[];
  /** The order points left to the side whose turn it is: 0, unless it gives orders. */
  readonly orderPoints?: number;
}

/** Any part of plain data that is enough to tell it. */
export type PartOf<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: PartOf<T[K]> }
    : T;

/** The first legal choice that has all this. */
export type SketchOf<C> = C extends { readonly choose: infer Name }
  ? { readonly choose: Name } & PartOf<Omit<C, 'choose'>>
  : never;
export type Sketch = SketchOf<Choice>;

type FactPart<F> = F extends { readonly fact: infer Name }
  ? { readonly fact: Name } & PartOf<Omit<F, 'fact'>>
  : never;

/** One answer: a choice, or the faces of the dice that are waited for. */
export type ScriptStep = Sketch | readonly number[];

/** How the script shows a statement. */
export type Proof =
  /** By its number, in a line of a sum, a fact, a roll or a refusal that the players see. */
  | 'cited'
  | { readonly fact: FactPart<Fact> }
  /** By a roll: how many dice, what counts; of a test the command value to keep under, as a minus with 0 as its floor. */
  | {
      readonly dice: {
        readonly count?: number;
        readonly from?: number;
        readonly six?: 1 | 2;
        readonly floor?: 0;
        readonly drop?: 'none' | 'highest' | 'lowest';
        readonly plus?: number;
      };
    }
  /** By an answer that is on offer when that is asked, or is not. */
  | { readonly asked: Question['ask']; readonly offered: Sketch }
  | { readonly asked: Question['ask']; readonly withheld: Sketch }
  /** By what never happens. */
  | { readonly never: FactPart<Fact> }
  /** By a unit as the script leaves it. */
  | { readonly unit: string; readonly is: PartOf<Omit<Unit, 'id'>> };

/** The numbers of statements in the order they are shown, each with its proof or proofs. */
export type Shows = { readonly [Rule in RuleId]?: Proof | readonly Proof[] };

/** A position with its script. Its title and what to see in it are in the language files. */
export interface Demonstration {
  readonly id: string;
  readonly shows: Shows;
  readonly situation: Situation;
  readonly script: readonly ScriptStep[];
}

/** The statements that a demonstration shows. */
export function rulesOf({ shows }: Demonstration): readonly RuleId[] {
  return Object.keys(shows) as RuleId[];
}
