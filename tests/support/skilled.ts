/** Two units face to face, for the tests of what a skill changes. */
import { combatFactor } from '../../src/rules/combat/combatFactor.ts';
import { saveFor } from '../../src/rules/combat/saves.ts';
import { commandValue, type Test } from '../../src/rules/morale/commandValue.ts';
import { unitOf } from '../../src/rules/state/game.ts';
import type { Skill } from '../../src/rules/state/vocabulary.ts';
import { position, type UnitSpec } from './position.ts';

export type Kind = Partial<UnitSpec>;

/** `U`, blue, looking up at `E`, red, who stands in its left front hex and looks back. */
export function facing(unit: Kind, enemy: Kind = {}, others: readonly UnitSpec[] = []) {
  const g = position({
    units: [
      { id: 'U', side: 'blue', type: 'lineInfantry', at: [3, 6], ...unit },
      { id: 'E', side: 'red', type: 'lineInfantry', at: [3, 5], ...enemy },
      ...others,
    ],
  });
  return { g, u: unitOf(g, 'U'), e: unitOf(g, 'E') };
}

export const HEAVY = { type: 'heavyCavalry' } as const;
export const LIGHT_HORSE = { type: 'lightCavalry' } as const;
export const GUNS = { type: 'mediumFootBattery' } as const;
export const with_ = (...skills: readonly Skill[]) => ({ skills });
/** Beside `U`, looking at it from its right: it outflanks, for nobody looks back. */
export const BESIDE: UnitSpec = { id: 'B', side: 'red', type: 'lineInfantry', at: [4, 6], facing: 4 };

export function combat(unit: Kind, enemy: Kind = {}) {
  const { g, u, e } = facing(unit, enemy);
  return combatFactor(g, u, e, {
    kind: 'melee',
    doubled: false,
    outflankedAtDeclaration: false,
    reduction: 0,
  });
}

/** The rows of the table of saves that help `U`. */
export function rows(
  unit: Kind,
  enemy: Kind,
  kind: 'fire' | 'shock' | 'melee',
  more: { readonly enfilade?: boolean; readonly others?: readonly UnitSpec[] } = {},
) {
  const { g, u, e } = facing(unit, enemy, more.others);
  const strengths = { unit: 8, enemy: 8 };
  const due = saveFor(g, u, e, kind, strengths, more.enfilade ?? false);
  return due?.entitlements.map(({ row }) => row) ?? [];
}

/** The modifiers of the reaction test of `U`, charged by `E`. */
export function reactionTest(unit: Kind, reaction: Test['reaction']) {
  const { g, u, e } = facing(unit, HEAVY);
  const test: Test = {
    purpose: 'reaction',
    reaction,
    enemy: e,
    charging: false,
    attacker: e,
    protectors: [],
  };
  return commandValue(g, u, test)
    .terms.slice(1)
    .map(({ why }) => why);
}
