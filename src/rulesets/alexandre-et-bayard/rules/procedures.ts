/** Blows and their consequences, a melee to its end, a shot. AB-P1, AB-P2, AB-P4, AB-P5. */

import type { Role } from '../../../contract/encounter.ts';
import type { ToldSum, ToldTerm } from '../../../contract/systemTypes.ts';
import { makeEngine } from '../../../engine/interpreter.ts';
import { combatDice, confirmDice, FACES, type Face, INVERTED, isHit, panicDice, shownBy } from './die.ts';
import { type Special, specialOfMelee, specialOfShot } from './specials.ts';
import {
  type AbChoice,
  type AbGame,
  type AbProcedure,
  type AbTypes,
  changed,
  DONE,
  type FrameOf,
  type Unit,
} from './state.ts';

/** Moral hits that stay: one may be cancelled for support and one for a leader, or one in all. AB-51, AB-R-07. */
function moralLeft({ supported, led }: Unit, moral: number, { readings }: AbGame): number {
  const grounds = Number(supported) + Number(led);
  return Math.max(0, moral - (readings.cancels === 'one_each' ? grounds : Math.min(1, grounds)));
}

function hurt(g: AbGame, role: Role, hits: number): AbGame {
  return changed(g, role, { elements: Math.max(0, g[role].elements - hits) });
}

/** Hexes due for the moral hits, and of them those it can make: on part of a way it goes that far. AB-52, AB-64, AB-65, AB-67, AB-C23. */
function retreatOf(unit: Unit, moral: number): { readonly due: number; readonly made: number } {
  const due = moral * (unit.class === 'cavalry' ? 2 : 1);
  const able = unit.class === 'artillery' ? Math.min(unit.room, unit.mobility) : unit.room;
  return { due, made: Math.min(due, able) };
}

/** Where more dice show the special than show any other face, a powder gun bursts. AB-58, A-08 of the chapter. */
function isBurst({ special, ...others }: Readonly<Record<Face, number>>): boolean {
  return Object.values(others).every((count) => special > count);
}

/** The dice of a blow and where they come from; none at all where nothing is left of them, A-05 of the chapter. */
function diceOf(g: AbGame, { by, on, how }: FrameOf<'blows'>): ToldSum {
  if (how !== 'fire') {
    const factor = how === 'assault' ? 'assault' : 'melee';
    return { total: g[by][factor], terms: [{ rule: 'AB-15', why: factor, amount: g[by][factor] }] };
  }
  const { missile } = g[by];
  const weapon: ToldTerm = { rule: 'AB-11', why: 'missile', amount: missile };
  const between = rangeOf(g, { by, on }) - 1;
  if (g[on].armour !== 'yellow' || between === 0) return { total: missile, terms: [weapon] };
  // AB-33, A-03 of the chapter: a die for each hex between the two
  const separation: ToldTerm = { rule: 'AB-33', why: 'separation', amount: -between };
  return { total: Math.max(0, missile - between), terms: [weapon, separation] };
}

/** Hexes over which a shot goes: guns that burst stand at one hex of themselves. A-08 of the chapter. */
function rangeOf({ distance }: AbGame, { by, on }: Pick<FrameOf<'blows'>, 'by' | 'on'>): number {
  return by === on ? 1 : distance;
}

function specialOf(g: AbGame, f: FrameOf<'blows'>): Special {
  return f.how === 'fire' ? specialOfShot(g, f.by, f.on, rangeOf(g, f)) : specialOfMelee(g, f.by);
}

/** What a face comes to in a blow: a hit, one that very heavy armour has still to be shown, a moral hit. */
export type FaceResult = 'hit' | 'toConfirm' | 'moral' | 'nothing';

/**
 * What each face comes to: hits by armour (AB-T2), specials by the combat (AB-T3, AB-T4), flags. Against one who evades only
 * ordinary hits count, and his armour the other way round: AB-50.
 */
export function faceResults(g: AbGame, f: FrameOf<'blows'>): Readonly<Record<Face, FaceResult>> {
  const chases = f.how === 'chase';
  const armour = chases ? INVERTED[g[f.on].armour] : g[f.on].armour;
  const byArmour = (face: Face): FaceResult =>
    isHit(armour, face) ? (armour === 'black' ? 'toConfirm' : 'hit') : 'nothing';
  const special = chases ? 'miss' : specialOf(g, f);
  return {
    ...{ green: byArmour('green'), blue: byArmour('blue'), red: byArmour('red') },
    special: special === 'miss' ? 'nothing' : special,
    flag: chases ? 'nothing' : 'moral',
    order: 'nothing',
  };
}

const blows: AbProcedure<FrameOf<'blows'>> = {
  strike: {
    roll: (g, f) => {
      const sum = diceOf(g, f);
      const about = f.how === 'fire' ? 'shot' : f.by === 'target' ? 'riposte' : f.how;
      return {
        side: f.by,
        about: { about, of: f.by, sum },
        dice: combatDice(sum.total, g.readings),
      };
    },
    then: (g, f, outcome) => {
      const shown = shownBy(outcome);
      const comesTo = faceResults(g, f);
      const of = (result: FaceResult): number =>
        FACES.reduce((sum, face) => sum + (comesTo[face] === result ? shown[face] : 0), 0);
      return {
        to: 'confirm',
        set: {
          ...{ hits: of('hit'), unconfirmed: of('toConfirm'), moral: of('moral') },
          // asked only after a shot at the enemy
          burst: g[f.by].class === 'artillery' && isBurst(shown),
        },
      };
    },
  },
  confirm: {
    roll: (_g, f) => ({
      side: f.by,
      about: { about: 'confirm', of: f.by, sum: null },
      dice: confirmDice(f.unconfirmed),
    }),
    // AB-53: the flags after the losses; an element for each hex not made, AB-64, AB-C26, AB-C27, AB-C28;
    // whoever has no element left goes nowhere
    then: (g, f, confirmed) => {
      const of = f.on;
      const after = hurt(g, of, f.hits + confirmed);
      const unit = after[of];
      const { due, made } = retreatOf(unit, moralLeft(unit, f.moral, g));
      const back = hurt(after, of, due - made);
      const gone = back[of].elements > 0 && made > 0;
      // AB-67, AB-68: whoever pursues guns finds them with what is left of the one capacity that their retreats are taken from
      const left = { room: unit.room - made, mobility: Math.max(0, unit.mobility - made) };
      const game = gone
        ? { ...changed(back, of, { gone: true, gaveGround: true, ...left }), distance: g.distance + made }
        : back;
      return { to: 'panic', set: { fled: unit.class === 'artillery' && gone ? made : 0 }, game };
    },
  },
  panic: {
    roll: (_g, f) => {
      const of = f.on;
      return { side: of, about: { about: 'panic', of, sum: null }, dice: panicDice(f.fled) };
    },
    then: (g, f, lost) => ({ end: { result: 'done', burst: f.burst }, game: hurt(g, f.on, lost) }),
  },
};

/** Whether it has left its hex, alive or not. AB-70. */
function isVacated({ elements, gone }: Unit): boolean {
  return elements === 0 || gone;
}

/** Who may go into the hex that was left: horse, and elite foot. AB-T5. */
function mayFollow(unit: Unit): boolean {
  return unit.class === 'cavalry' || (unit.class === 'infantry' && unit.elite);
}

/** Between the unit and whom it pursues there is at most the one hex that it may go. AB-72. */
const WITHIN_PURSUIT = 2;

function options(...choices: readonly AbChoice['choose'][]): readonly AbChoice[] {
  return choices.map((choose) => ({ choose }));
}

const NO_BLOWS = { at: 'strike', hits: 0, unconfirmed: 0, moral: 0, fled: 0, burst: false } as const;

/** Who may move at least 2 hexes farther than the attacker and still fight. AB-47, AB-R-06. */
function mayEvade({ attacker, target }: AbGame): boolean {
  return attacker.move !== null && target.move !== null && target.move - attacker.move >= 2;
}

const melee: AbProcedure<FrameOf<'melee'>> = {
  begin: { do: (g) => ({ to: mayEvade(g) ? 'evade' : 'attack' }) },
  // AB-46: nobody is asked this under fire
  evade: {
    ask: () => ({
      side: 'target',
      question: { ask: 'evade' },
      legal: () => options('stand', 'evade'),
      refused: () => [],
    }),
    then: (_g, _f, { choose }) => ({ to: choose === 'evade' ? 'flight' : 'attack' }),
  },
  flight: {
    // AB-48, AB-49: its full move, and an element for each hex that it cannot make
    do: (g) => {
      const due = g.target.move ?? 0;
      const made = Math.min(due, g.target.room);
      const after = hurt(g, 'target', due - made);
      if (after.target.elements === 0) return { to: 'followUp', game: after };
      const left = { gone: made > 0, gaveGround: made > 0, room: g.target.room - made };
      return { to: 'chase', game: { ...changed(after, 'target', left), distance: g.distance + made } };
    },
  },
  chase: {
    call: () => ({ procedure: 'blows', by: 'attacker', on: 'target', how: 'chase', ...NO_BLOWS }),
    then: (g) => (isVacated(g.target) ? { to: 'followUp' } : DONE),
  },
  attack: {
    call: (_g, f) => ({
      ...{ procedure: 'blows', by: 'attacker', on: 'target', how: f.moved ? 'assault' : 'melee' },
      ...NO_BLOWS,
    }),
    // AB-55: who has left its hex does not strike back
    then: (g) => ({ to: isVacated(g.target) ? 'followUp' : 'riposte' }),
  },
  riposte: {
    ask: () => ({
      side: 'target',
      question: { ask: 'riposte' },
      legal: () => options('riposte', 'decline'),
      refused: () => [],
    }),
    then: (_g, _f, { choose }) => (choose === 'riposte' ? { to: 'answer' } : DONE),
  },
  answer: {
    // AB-71: it ends with the riposte, whoever has given ground
    call: () => ({ procedure: 'blows', by: 'target', on: 'attacker', how: 'melee', ...NO_BLOWS }),
    then: () => DONE,
  },
  followUp: {
    ask: (g) => ({
      side: 'attacker',
      question: { ask: 'followUp' },
      legal: () => (mayFollow(g.attacker) ? options('followUp', 'decline') : options('decline')),
      refused: () => [],
    }),
    // it stands where the other stood: as far from him as he went back
    then: (g, _f, { choose }) =>
      choose === 'followUp' ? { to: 'pursue', game: { ...g, distance: g.distance - 1 } } : DONE,
  },
  pursue: {
    ask: (g, f) => ({
      side: 'attacker',
      question: { ask: 'pursuit' },
      legal: () => {
        const may =
          g.attacker.class === 'cavalry' &&
          !f.pursued &&
          g.target.elements > 0 &&
          g.distance <= WITHIN_PURSUIT;
        return may ? options('pursue', 'decline') : options('decline');
      },
      refused: () => [],
    }),
    // AB-C32: against the same unit; AB-R-10: it has entered a hex since, and so fights with its assault factor
    then: (g, _f, { choose }) =>
      choose === 'pursue'
        ? {
            to: 'attack',
            set: { pursued: true, moved: g.readings.pursuit === 'assault' },
            game: { ...changed(g, 'target', { gone: false }), distance: 1 },
          }
        : DONE,
  },
};

/** AB-43: nobody evades, strikes back, follows or pursues. */
const shot: AbProcedure<FrameOf<'shot'>> = {
  fire: {
    call: () => ({ procedure: 'blows', by: 'attacker', on: 'target', how: 'fire', ...NO_BLOWS }),
    then: (_g, _f, { burst }) => (burst ? { to: 'burst' } : DONE),
  },
  burst: {
    call: () => ({ procedure: 'blows', by: 'attacker', on: 'attacker', how: 'fire', ...NO_BLOWS }),
    then: () => DONE,
  },
};

/** The machine that runs an encounter by this chapter. */
export const engine = makeEngine<AbTypes>({
  procedures: { blows, melee, shot },
  forced: () => ({ fact: 'forced' }),
});
