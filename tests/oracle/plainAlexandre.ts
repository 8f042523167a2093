/** An encounter by the combat chapter of Alexandre et Bayard read a second time: die by die, blow by blow. */
import type { Fraction } from '../../src/chances/fraction.ts';
import type { Combatant, Encounter, GivenInputs } from '../../src/contract/encounter.ts';
import { chanceThat, dice, type Likely, mean, onwards, part, product, sure } from './plainChances.ts';

const FOOT: readonly string[] = ['line', 'light'];
const GUNS: readonly string[] = ['fieldGuns', 'heavyGuns', 'horseGuns'];
const kindOf = ({ arm }: Combatant): 'foot' | 'guns' | 'horse' =>
  FOOT.includes(arm) ? 'foot' : GUNS.includes(arm) ? 'guns' : 'horse';

/** Elements left, hexes free behind, hexes gone back for flags in this turn, whether its first hex was left. */
interface Side {
  readonly left: number;
  readonly room: number;
  readonly back: number;
  readonly moved: boolean;
}

interface Both {
  readonly a: Side;
  readonly t: Side;
  /** Hexes from one to the other. */
  readonly apart: number;
  /** Whether the target left its hex in the fight at hand. */
  readonly left: boolean;
}

type Role = 'attacker' | 'target';

/** What a die shows, by the faces of AB-T1; the sixth is an order, or a second flag. */
type Face = 'green' | 'blue' | 'red' | 'special' | 'flag' | 'order';
type Shown = Readonly<Record<Face, number>>;

/** Which faces hit which armour, without confirmation. AB-T2. */
const HITS: Readonly<Record<string, readonly Face[]>> = {
  ...{ yellow: ['green', 'blue', 'red'], green: ['green', 'blue', 'red'] },
  ...{ blue: ['blue', 'red'], red: ['red'], black: ['red'] },
};
const INVERTED: Readonly<Record<string, string>> = {
  ...{ yellow: 'black', green: 'red', blue: 'blue', red: 'green', black: 'yellow' },
};

/** Armour, assault and melee factor that stand for the arm. AB-R-28. */
function usualOf(who: Combatant): readonly [string, number, number] {
  if (kindOf(who) === 'guns') return ['green', 1, 1];
  if (kindOf(who) === 'horse') {
    if (who.arm === 'cuirassiers') return ['black', 4, 3];
    return who.arm === 'heavyCavalry' ? ['red', 4, 3] : ['green', 3, 2];
  }
  if (who.status === 'recruits') return ['green', 2, 2];
  return who.status === 'regular' ? ['blue', 3, 3] : ['blue', 4, 4];
}

function elementsOf({ left }: Combatant): number {
  return left > 15 ? 4 : left > 10 ? 3 : left > 5 ? 2 : 1;
}

/** The measures by both readings of the sixth face; null where the chapter has no answer. */
export function plainAlexandre(
  e: Encounter,
  given: GivenInputs,
): Readonly<Record<'1 flag' | '2 flags', readonly Fraction[]>> | null {
  const told = (name: string, usual: string | number) => given[name] ?? usual;
  const { attacker, target, deed, distance, answer } = e;
  const who = { attacker, target } as const;
  const foeOf = (role: Role): Role => (role === 'attacker' ? 'target' : 'attacker');
  const armourOf = (role: Role) => String(told(`${role}Armour`, usualOf(who[role])[0]));
  const assault = Number(told('attackerAssault', usualOf(attacker)[1]));
  const meleeOf = (role: Role) => Number(told(`${role}Melee`, usualOf(who[role])[2]));
  const supported = (role: Role) =>
    told(`${role}Supported`, who[role].supports >= 2 ? 'yes' : 'no') === 'yes';

  const fires = deed === 'fire';
  if (!fires && answer === 'fire') return null;
  if (attacker.formation === 'square' || target.formation === 'square') return null;
  if (answer === 'square' || e.onto !== 'front') return null;
  const moves = [told('attackerMove', 'unknown'), told('targetMove', 'unknown')] as const;
  if (!fires && (answer === 'counterCharge' || (answer === 'evade' && moves.includes('unknown'))))
    return null;
  if (e.ground !== 'open') return null;
  const missile = Number(told('missile', kindOf(attacker) === 'guns' ? 4 : 0));
  if (fires) {
    if (kindOf(attacker) !== 'guns' && missile === 0) return null;
    if (distance < 2 || distance > Number(told('missileRange', 14))) return null;
  } else if (kindOf(attacker) === 'guns' && (deed === 'charge' || distance > 1)) return null;

  /** AB-T4 on open ground, by rows. */
  function meleeSpecial(by: Role): 'hit' | 'moral' | 'miss' {
    const [own, foe] = [kindOf(who[by]), kindOf(who[foeOf(by)])];
    if (armourOf(foeOf(by)) === 'yellow') return 'hit';
    if (own === 'foot' && foe === 'foot') return supported(by) && !supported(foeOf(by)) ? 'hit' : 'miss';
    if (own === 'foot' && foe === 'horse') return supported(by) ? 'moral' : 'miss';
    if (own === 'foot') return 'hit';
    if (own === 'horse' && foe !== 'guns') return supported(by) ? 'hit' : 'miss';
    return 'hit';
  }

  function withFlags(flagFaces: 1 | 2): readonly Fraction[] {
    const faces: readonly Face[] = [
      'green',
      'blue',
      'red',
      'special',
      'flag',
      flagFaces === 2 ? 'flag' : 'order',
    ];
    const none: Shown = { green: 0, blue: 0, red: 0, special: 0, flag: 0, order: 0 };
    const known: Likely<Shown>[] = [sure(none)];
    function thrown(count: number): Likely<Shown> {
      let all: Likely<Shown> = sure(none);
      for (let n = 0; n < count; n++)
        all = known[n + 1] ??= onwards(all, (shown) =>
          faces.map((face) => [{ ...shown, [face]: shown[face] + 1 }, part(1, 6)] as const),
        );
      return all;
    }

    /** Losses, then flags, then panic. AB-53, AB-P4. */
    function suffers(role: Role, side: Side, hits: number, flags: number): Likely<readonly [Side, number]> {
      const left = side.left - hits;
      if (left <= 0) return sure([{ ...side, left: 0 }, 0] as const);
      const reasons = Number(supported(role)) + Number(who[role].led);
      const cancelled = told('cancels', 'one_each') === 'one_each' ? reasons : Math.min(1, reasons);
      const due = Math.max(0, flags - cancelled) * (kindOf(who[role]) === 'horse' ? 2 : 1);
      // AB-T6: for heavy guns one hex in all circumstances, so that every hex beyond the first is a loss, whichever blow it is for
      const most = kindOf(who[role]) === 'guns' ? (who[role].arm === 'horseGuns' ? 2 : 1) : 99;
      const made = Math.min(due, most - side.back, side.room);
      const after = left - (due - made);
      if (after <= 0) return sure([{ ...side, left: 0 }, 0] as const);
      const gone: Side = {
        ...{ left: after, room: side.room - made },
        ...{ back: side.back + made, moved: side.moved || made > 0 },
      };
      const fright = kindOf(who[role]) === 'guns' ? made : 0;
      return onwards(dice(fright, 1), (specials) =>
        sure([{ ...gone, left: Math.max(0, after - specials) }, made] as const),
      );
    }

    /** A throw read against an armour. */
    function blow(
      role: Role,
      side: Side,
      shown: Shown,
      armour: string,
      special: 'hit' | 'moral' | 'miss',
      flags: boolean,
    ): Likely<readonly [Side, number]> {
      const faced = (HITS[armour] ?? []).reduce((sum, face) => sum + shown[face], 0);
      const sureHits = special === 'hit' ? shown.special : 0;
      const moral = flags ? shown.flag + (special === 'moral' ? shown.special : 0) : 0;
      // AB-41: confirmed by one of three faces
      const hits: Likely<number> = armour === 'black' ? dice(faced, 3) : sure(faced);
      return onwards(hits, (n) => suffers(role, side, n + sureHits, moral));
    }

    const full = (party: Combatant, role: Role): Side => ({
      ...{ left: elementsOf(party), room: Number(told(`${role}Room`, 12)), back: 0, moved: false },
    });
    const outset: Both = {
      ...{ a: full(attacker, 'attacker'), t: full(target, 'target') },
      ...{ apart: fires ? distance : 1, left: false },
    };

    function measuresOf(ends: Likely<Both>): readonly Fraction[] {
      return [
        chanceThat(ends, ({ t }) => t.left === 0 || t.moved),
        chanceThat(ends, ({ t }) => t.left === 0),
        ...[part(0, 1), part(0, 1)],
        chanceThat(ends, ({ a }) => a.left === 0 || a.moved),
        product(
          mean(ends, ({ t }) => outset.t.left - t.left),
          part(1, 4),
        ),
        product(
          mean(ends, ({ a }) => outset.a.left - a.left),
          part(1, 4),
        ),
      ];
    }

    if (fires) {
      // AB-33: one die fewer for each hex strictly between
      const between = armourOf('target') === 'yellow' ? distance - 1 : 0;
      const powder = kindOf(attacker) === 'guns';
      const onYellow = armourOf('target') === 'yellow' && told('special_on_yellow', '') === 'fire_too';
      const special = (powder && distance <= 2) || onYellow ? 'hit' : 'miss';
      const shots = onwards(thrown(Math.max(0, missile - between)), (shown) => {
        const others = [shown.green, shown.blue, shown.red, shown.flag, shown.order];
        // AB-58: more specials than each other face
        const bursts = powder && others.every((count) => count < shown.special);
        const hits = blow('target', outset.t, shown, armourOf('target'), special, true);
        return onwards(hits, ([t]) => sure([t, bursts] as const));
      });
      const onItself = falls(missile, 'attacker', outset.a, armourOf('attacker'), 'hit');
      const ends = onwards(shots, ([t, bursts]) =>
        bursts ? onwards(onItself, ([a]) => sure({ ...outset, a, t })) : sure({ ...outset, t }),
      );
      return measuresOf(ends);
    }

    /** What a throw of so many dice comes to for the side that it falls on. */
    function falls(
      count: number,
      on: Role,
      side: Side,
      armour: string,
      special: 'hit' | 'moral' | 'miss',
      flags = true,
    ): Likely<readonly [Side, number]> {
      return onwards(thrown(count), (shown) => blow(on, side, shown, armour, special, flags));
    }

    /** AB-P2 from step 5. */
    function fight(at: Both, factor: number, pursued: boolean): Likely<Both> {
      const hits = falls(factor, 'target', at.t, armourOf('target'), meleeSpecial('attacker'));
      return onwards(hits, ([hit, made]) => {
        const after: Both = { ...at, t: hit, apart: at.apart + made, left: made > 0 };
        return hit.left === 0 || after.left ? follow(after, pursued) : riposte(after);
      });
    }
    function riposte(at: Both): Likely<Both> {
      const hits = falls(meleeOf('target'), 'attacker', at.a, armourOf('attacker'), meleeSpecial('target'));
      return onwards(hits, ([a]) => sure({ ...at, a }));
    }
    /** AB-T5, AB-P5: horse goes in, one hex farther, and fights again. */
    function follow(at: Both, pursued: boolean): Likely<Both> {
      const reach = at.apart - 1 <= 2;
      if (kindOf(attacker) !== 'horse' || pursued || at.t.left === 0 || !reach) return sure(at);
      const again = told('pursuit_factor', 'assault') === 'assault' ? assault : meleeOf('attacker');
      return fight({ ...at, apart: 1, left: false }, again, true);
    }

    const [own, other] = moves;
    if (answer === 'evade' && Number(other) - Number(own) >= 2) {
      // AB-P3
      const made = Math.min(Number(other), outset.t.room);
      const left = outset.t.left - (Number(other) - made);
      const away: Both = {
        ...outset,
        t: { ...outset.t, left: Math.max(0, left), room: outset.t.room - made, moved: left > 0 && made > 0 },
        ...{ apart: 1 + made, left: made > 0 },
      };
      if (left <= 0) return measuresOf(follow(away, false));
      const inverted = INVERTED[armourOf('target')] ?? '';
      const hits = falls(meleeOf('attacker'), 'target', away.t, inverted, 'miss', false);
      const ends = onwards(hits, ([t]) =>
        away.left || t.left === 0 ? follow({ ...away, t }, false) : sure({ ...away, t }),
      );
      return measuresOf(ends);
    }
    const rushes = told('moved', distance > 1 ? 'yes' : 'no') === 'yes';
    return measuresOf(fight(outset, rushes ? assault : meleeOf('attacker'), false));
  }

  return { '1 flag': withFlags(1), '2 flags': withFlags(2) };
}
