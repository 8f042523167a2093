/** A shot, a charge or assault, the forming of a square and a melee, step by step. CP-P3 to CP-P8. */

import { otherRole, type Role } from '../../../contract/encounter.ts';
import type { Dice } from '../../../engine/dice.ts';
import { makeEngine } from '../../../engine/interpreter.ts';
import { entryTest, fireDice, meleeDice, squareTest } from './modifiers.ts';
import {
  type CpGame,
  type CpNext,
  type CpProcedure,
  type CpTypes,
  changed,
  DONE,
  type FrameOf,
  hasFlanks,
  isArtillery,
  isCavalry,
  isInfantry,
  type Reaction,
  type Unit,
} from './state.ts';

/** Dice that hit, or save, from that face on. CP-P4, CP-P8. */
export function pool(count: number, from: number): Dice {
  return { dice: 'pool', count, from, six: 1 };
}

/** Two dice and what is added: passed on 8 or more. CP-T6. */
export function testDice(plus: number): Dice {
  return { dice: 'sum', count: 2, drop: 'none', plus };
}

const PASSED = 8;

/** Whether a test is passed, of the zone or of the square. CP-T6. */
export function isPassed(total: number): boolean {
  return total >= PASSED;
}

/**
 * The die thrown for the officer of a unit that was hurt by a shot or has lost a melee: on the face 6 he falls. Whoever
 * replaces him stands where he stood, so that the unit keeps the die for an officer, and is incompetent. CP-P10, CP-13,
 * CP-R-65, CP-R-82.
 */
function officerThrow(of: Role) {
  const by = otherRole(of);
  return { side: by, about: { about: 'officer', of: by, sum: null }, dice: pool(1, 6) } as const;
}

function replaced(g: CpGame, of: Role, fallen: number): CpGame {
  return fallen === 0 ? g : changed(g, of, { skill: -1 });
}

/** The combat value a unit loses by so many hits and saves: no more than it has. */
function lostBy(g: CpGame, role: Role, hits: number, saves: number): number {
  return Math.min(g[role].value, hits - saves);
}

/** Losses taken; disordered where there was a hit and every save failed; no unit is disordered more than once. CP-P4, CP-P8, CP-R-17. */
export function hurt(g: CpGame, role: Role, hits: number, saves: number): CpGame {
  const unit = g[role];
  const lost = lostBy(g, role, hits, saves);
  const disordered = unit.disordered || (hits > 0 && saves === 0);
  return changed(g, role, { value: unit.value - lost, disordered });
}

const shot: CpProcedure<FrameOf<'shot'>> = {
  fire: {
    roll: (g, f) => {
      const sum = fireDice(g, f.by, f.occasion);
      return { side: f.by, about: { about: 'fire', of: f.by, sum }, dice: pool(sum.total, 5) };
    },
    then: (g, f, hits) => {
      const fired = changed(g, f.by, { salvo: false, fought: true });
      return hits === 0 ? { ...DONE, game: fired } : { to: 'save', set: { hits }, game: fired };
    },
  },
  save: {
    roll: (_g, f) => {
      const of = otherRole(f.by);
      return { side: of, about: { about: 'fireSaves', of, sum: null }, dice: pool(f.hits, 5) };
    },
    then: (g, f, saves) => {
      const of = otherRole(f.by);
      const game = hurt(g, of, f.hits, saves);
      return g[of].led && lostBy(g, of, f.hits, saves) > 0 ? { to: 'officer', game } : { ...DONE, game };
    },
  },
  officer: {
    roll: (_g, f) => officerThrow(otherRole(f.by)),
    then: (g, f, fallen) => ({ ...DONE, game: replaced(g, otherRole(f.by), fallen) }),
  },
};

/** The one test of whoever is charged, as that of the zone is the charger's: CP-28, CP-R-10. */
const square: CpProcedure<FrameOf<'square'>> = {
  test: {
    roll: (g) => {
      const sum = squareTest(g);
      return { side: 'target', about: { about: 'squareTest', of: 'target', sum }, dice: testDice(sum.total) };
    },
    // CP-P6: who fails keeps his formation and is disordered
    then: (g, _f, total) => ({
      ...DONE,
      game: changed(g, 'target', isPassed(total) ? { formation: 'square' } : { disordered: true }),
    }),
  },
};

/** Whether the target has a zone on the side the attacker comes from. CP-25, CP-26, CP-R-52, CP-R-60. */
function hasZone({ target, field, options }: CpGame): boolean {
  const keeps = target.formation === 'square' && options.disordered_square === 'keeps_zone';
  if ((target.disordered && !keeps) || target.formation === 'skirmish') return false;
  return field.onto === 'front' || !hasFlanks(target);
}

/** Whether the attacker is tested before he comes to blows. CP-27, CP-R-51. */
export function isTested(g: CpGame): boolean {
  if (hasZone(g)) return true;
  const { target, field, options } = g;
  const exerts = !target.disordered && target.formation !== 'skirmish';
  return exerts && field.onto !== 'front' && options.flank_test === 'yes';
}

/** Whether it falls back whether it will or not, point or none: open troops whom cavalry charges. CP-43, CP-R-21. */
function mustFallBack({ attacker, target }: CpGame, assault: boolean): boolean {
  return !assault && isCavalry(attacker) && target.formation === 'skirmish';
}

/** The reactions open to the target, doing nothing first; a square fires to whichever side it is charged from, once. CP-31, CP-35, CP-P5, CP-P7, CP-R-11, CP-R-37, CP-R-39, CP-R-56. */
export function reactionsOf(g: CpGame, assault: boolean): readonly Reaction[] {
  const { attacker, target, field } = g;
  if (mustFallBack(g, assault)) return ['fallBack'];
  const reactions: Reaction[] = ['nothing'];
  const fires = isArtillery(target) || isInfantry(target);
  if (fires && hasZone(g) && !target.disordered) reactions.push('fire');
  const maySquare = target.formation === 'line' || target.formation === 'column';
  if (isInfantry(target) && isCavalry(attacker) && maySquare && !target.disordered && !field.wood)
    reactions.push('square');
  if (isCavalry(target) || target.formation === 'skirmish') reactions.push('fallBack');
  return reactions;
}

type Rates = Readonly<Record<'column' | 'line', number>>;

/** Tactical rates in hexes: in column, which open order and skirmishers go as fast as, and in line. CP-T5, CP-R-02. */
const FLAT: Readonly<Record<'infantry' | 'lightCavalry' | 'heavyCavalry', Rates>> = {
  infantry: { column: 3, line: 2 },
  lightCavalry: { column: 5, line: 4 },
  heavyCavalry: { column: 4, line: 3 },
};
const DIFFICULT: typeof FLAT = {
  infantry: { column: 2, line: 1 },
  lightCavalry: { column: 2, line: 2 },
  heavyCavalry: { column: 2, line: 1 },
};

/** The tactical rate, in hexes. CP-T5. */
export function rateOf({ kind, formation }: Pick<Unit, 'kind' | 'formation'>, difficult = false): number {
  const row = kind === 'lightCavalry' ? kind : isInfantry({ kind }) ? 'infantry' : 'heavyCavalry';
  return (difficult ? DIFFICULT : FLAT)[row][formation === 'line' ? 'line' : 'column'];
}

/** Whether the attacker falls short of the hex before the target. CP-41. */
export function isTooShort({ attacker, field }: CpGame): boolean {
  return field.distance - 1 > rateOf(attacker);
}

/** Whether the rest of its move takes the charger to one who falls back at his rate in column. CP-P7, CP-R-35. */
export function catches({ attacker, target, field }: CpGame): boolean {
  const back = rateOf({ kind: target.kind, formation: 'column' }, field.difficult);
  return field.distance + back - 1 <= rateOf(attacker, field.difficult);
}

/**
 * He who has fallen back, two hexes at least (CP-T5), faces about on open ground, and the friends whom he had beside and behind
 * him are there no more: none of them is on a flank or rear hex of the place he has come to. CP-P7, CP-T9, CP-R-54.
 */
function caught(g: CpGame): CpGame {
  const field: CpGame['field'] = { ...g.field, onto: 'front', cover: 'none', uphill: false, wood: false };
  return { ...changed(g, 'target', { supports: 0 }), field };
}

const charge: CpProcedure<FrameOf<'charge'>> = {
  begin: {
    do: (g, f) => {
      // CP-41, CP-R-49: who falls short stops, disordered if he charged
      if (isTooShort(g))
        return { ...DONE, game: f.assault ? g : changed(g, 'attacker', { disordered: true }) };
      // CP-P3 step 1: who comes in disorder stops outside before anybody fires or forms square, steps that come after
      return isTested(g) && g.attacker.disordered ? DONE : { to: 'reaction' };
    },
  },
  reaction: {
    ask: (g, f) => ({
      side: 'target',
      question: { ask: 'reaction' },
      legal: () => reactionsOf(g, f.assault).map((reaction) => ({ choose: 'react', reaction })),
      refused: () => [],
    }),
    then: (g, _f, choice): CpNext<FrameOf<'charge'>> => {
      switch (choice.choose === 'react' ? choice.reaction : 'nothing') {
        case 'fire':
          return { to: 'shot' };
        case 'square':
          return { to: 'square' };
        // CP-P7: off its ground and disordered
        case 'fallBack':
          return { to: 'fallBack', game: changed(g, 'target', { gone: true, disordered: true }) };
        case 'nothing':
          return { to: 'test' };
      }
    },
  },
  shot: {
    call: (_g, f) => ({
      ...{ procedure: 'shot', at: 'fire', by: 'target', hits: 0 },
      occasion: f.assault ? 'assault' : 'charge',
    }),
    // CP-P3: destroyed or disordered by the fire, it stops outside
    then: (g) => (g.attacker.value === 0 || g.attacker.disordered ? DONE : { to: 'test' }),
  },
  square: {
    call: () => ({ procedure: 'square', at: 'test' }),
    then: () => ({ to: 'test' }),
  },
  // CP-P7: the charger stops where the other stood, or pursues and is disordered; whom it catches it fights at once
  fallBack: {
    ask: () => ({
      side: 'attacker',
      question: { ask: 'pursuit' },
      legal: () => [{ choose: 'stop' }, { choose: 'pursue' }],
      refused: () => [],
    }),
    then: (g, _f, { choose }): CpNext<FrameOf<'charge'>> => {
      if (choose !== 'pursue') return DONE;
      const game = changed(g, 'attacker', { disordered: true });
      return catches(g) ? { to: 'melee', game: caught(game) } : { ...DONE, game };
    },
  },
  test: {
    roll: (g, f) => {
      const sum = entryTest(g, f.assault);
      // where there is no zone nothing is thrown
      const dice: Dice = isTested(g) && !g.attacker.disordered ? testDice(sum.total) : pool(0, 1);
      return { side: 'attacker', about: { about: 'test', of: 'attacker', sum }, dice };
    },
    then: (g, _f, total) => {
      if (!isTested(g)) return { to: 'melee' };
      // CP-P3: who is disordered does not enter the zones of a square that has just been formed, either
      if (g.attacker.disordered) return DONE;
      if (isPassed(total)) return { to: 'melee' };
      const disordered = g.options.failed_entry === 'disordered';
      return { ...DONE, game: disordered ? changed(g, 'attacker', { disordered }) : g };
    },
  },
  melee: {
    call: () => ({
      ...{ procedure: 'melee', at: 'attackerStrikes' },
      ...{ onTarget: 0, onAttacker: 0, targetLost: 0, loser: 'target' },
    }),
    then: () => DONE,
  },
};

function strikes(g: CpGame, of: Role) {
  const sum = meleeDice(g, of);
  return { side: of, about: { about: 'strike', of, sum }, dice: pool(sum.total, 4) } as const;
}

function saves(of: Role, hits: number) {
  return { side: of, about: { about: 'meleeSaves', of, sum: null }, dice: pool(hits, 4) } as const;
}

/**
 * Who recoils, and who is destroyed for having lost: guns, and who would recoil upon the enemy in his rear. An enemy who was
 * destroyed in the same melee is off the field before anybody recoils, and bars no way (CP-P8 steps 5 and 7).
 * CP-P8, CP-51, CP-52, CP-53, CP-55, CP-R-07.
 */
function decided(g: CpGame, targetLost: number, attackerLost: number): CpGame {
  const { attacker, target, field, options } = g;
  // CP-53, CP-R-09: both may be destroyed, and who is destroyed throws nobody back
  if (target.value === 0) return g;
  if (attackerLost >= targetLost) return changed(g, 'attacker', { gone: true });
  if (isArtillery(target)) return changed(g, 'target', { value: 0 });
  const stays = isCavalry(attacker) && isInfantry(target) && options.beaten_foot === 'stays';
  if (stays) return g;
  const barred = field.onto === 'rear' && hasFlanks(target) && attacker.value > 0;
  return changed(g, 'target', barred ? { value: 0 } : { gone: true });
}

/** Both strike before either loses anything. CP-P8, CP-R-70. */
const melee: CpProcedure<FrameOf<'melee'>> = {
  attackerStrikes: {
    roll: (g) => strikes(g, 'attacker'),
    then: (_g, _f, onTarget) => ({ to: 'targetStrikes', set: { onTarget } }),
  },
  targetStrikes: {
    roll: (g) => strikes(g, 'target'),
    then: (_g, _f, onAttacker) => ({ to: 'targetSaves', set: { onAttacker } }),
  },
  targetSaves: {
    roll: (_g, f) => saves('target', f.onTarget),
    then: (g, f, saved) => ({
      to: 'attackerSaves',
      set: { targetLost: lostBy(g, 'target', f.onTarget, saved) },
      game: hurt(g, 'target', f.onTarget, saved),
    }),
  },
  attackerSaves: {
    roll: (_g, f) => saves('attacker', f.onAttacker),
    then: (g, f, saved) => {
      const lost = lostBy(g, 'attacker', f.onAttacker, saved);
      const game = decided(hurt(g, 'attacker', f.onAttacker, saved), f.targetLost, lost);
      const loser: Role = lost >= f.targetLost ? 'attacker' : 'target';
      return g[loser].led ? { to: 'officer', set: { loser }, game } : { ...DONE, game };
    },
  },
  officer: {
    roll: (_g, f) => officerThrow(f.loser),
    then: (g, f, fallen) => ({ ...DONE, game: replaced(g, f.loser, fallen) }),
  },
};

/** The machine that runs an encounter by this rule. */
export const engine = makeEngine<CpTypes>({
  procedures: { shot, charge, square, melee },
  forced: () => ({ fact: 'forced' }),
});
