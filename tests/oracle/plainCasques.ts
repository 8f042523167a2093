/** An encounter by Casques et Plumets read a second time: every reaction, test, shot and melee, written from the text. */
import type { Fraction } from '../../src/chances/fraction.ts';
import type { Combatant, Encounter, GivenInputs } from '../../src/contract/encounter.ts';
import { chanceThat, dice, type Likely, mean, onwards, part, passes, product, sure } from './plainChances.ts';

const FOOT: readonly string[] = ['line', 'light'];
const GUNS: readonly string[] = ['fieldGuns', 'heavyGuns', 'horseGuns'];
const LIGHT: readonly string[] = ['lightCavalry', 'lancers'];
const isFoot = ({ arm }: Combatant): boolean => FOOT.includes(arm);
const isGuns = ({ arm }: Combatant): boolean => GUNS.includes(arm);
const isHorse = (who: Combatant): boolean => !isFoot(who) && !isGuns(who);
const isLight = ({ arm }: Combatant): boolean => LIGHT.includes(arm);

/** What changes of a unit on the way. */
interface State {
  readonly value: number;
  readonly disordered: boolean;
  /** A square formed in reaction; a fight begun. */
  readonly squared: boolean;
  readonly fought: boolean;
  readonly fallen: boolean;
  readonly gone: boolean;
}

interface Both {
  readonly a: State;
  readonly t: State;
  readonly struck: boolean;
  /** Whether the target fell back and was caught, so that the fight is in the open. */
  readonly caught: boolean;
}

/** The measures; null where the text has no answer or does not let them. */
export function plainCasques(e: Encounter, given: GivenInputs): readonly Fraction[] | null {
  const told = (name: string, usual: string | number) => given[name] ?? usual;
  const yes = (name: string, usual = 'no') => told(name, usual) === 'yes';
  const { attacker, target, deed, distance, onto, ground, answer } = e;

  /** CP-T2; cuirassiers are elite. */
  const rankOf = (who: Combatant): number => {
    const rank = ['recruits', 'regular', 'elite', 'guard'].indexOf(who.status);
    return who.arm === 'cuirassiers' && rank === 1 ? 2 : rank;
  };
  const fullOf = (who: Combatant): number => 2 + rankOf(who);
  const worth = (who: Combatant): number => {
    for (let value = 0; ; value++) if (20 * value >= fullOf(who) * who.left) return value;
  };

  // CP-T3, CP-R-78: what stands where it may
  for (const who of [attacker, target]) {
    const { formation } = who;
    if (isFoot(who) && formation === 'none') return null;
    if (formation === 'skirmish' && !isGuns(who) && who.arm !== 'light' && !isLight(who)) return null;
    if (isHorse(who) && formation === 'square') return null;
  }
  const housed = ground === 'village';
  if (housed && !isFoot(target)) return null;
  const formationOf = (who: Combatant): string => {
    if (isGuns(who)) return 'guns';
    if (who === target && housed) return 'house';
    return who.formation === 'none' ? 'line' : who.formation;
  };
  const inWood = ground === 'wood' && isHorse(target) && formationOf(target) !== 'skirmish';
  const a: State = {
    ...{ value: worth(attacker), disordered: yes('attackerDisordered') },
    ...{ squared: false, fought: false, fallen: false, gone: false },
  };
  const t: State = {
    ...a,
    value: worth(target),
    disordered: inWood || (yes('targetDisordered') && !housed),
  };
  const isSquare = (who: Combatant, s: State): boolean => s.squared || formationOf(who) === 'square';
  const shape = (who: Combatant, s: State): string => (isSquare(who, s) ? 'square' : formationOf(who));
  const roleOf = (who: Combatant): string => (who === attacker ? 'attacker' : 'target');
  const isNumerous = (who: Combatant): boolean => yes(`${roleOf(who)}Numerous`);
  /** One for fresh or numerous. CP-R-03. */
  const fresh = (who: Combatant, s: State): number => {
    if (isNumerous(who)) return 1;
    switch (told('fresh_unit', 'no_loss_and_in_order')) {
      case 'no_loss':
        return Number(s.value === fullOf(who));
      case 'until_first_fight':
        return Number(!s.fought);
      default:
        return Number(s.value === fullOf(who) && !s.disordered);
    }
  };
  const skill = (who: Combatant, s: State): number =>
    s.fallen ? -1 : Number(told(`${roleOf(who)}Skill`, 0));
  const hurt = (s: State, hits: number, saved: number): State => ({
    ...s,
    value: Math.max(0, s.value - (hits - saved)),
    disordered: s.disordered || (hits > 0 && saved === 0),
  });

  // CP-P4
  const hard = housed || ground === 'redoubt';
  function shot(
    who: Combatant,
    s: State,
    at: Combatant,
    b: State,
    far: number,
    charge: boolean,
  ): Likely<readonly [State, State]> {
    const heavy = who.arm === 'heavyGuns';
    const [canister, short] = isGuns(who) ? (heavy ? [3, 8] : [2, 5]) : [0, 1];
    let count = far > short ? Math.ceil(s.value / 2) : s.value;
    const salvo = isFoot(who) || told('salvo', 'infantry') === 'all_arms';
    if (isNumerous(who) || salvo) count += 1;
    if (shape(at, b) === 'square') count += isGuns(who) ? 2 : 1;
    if (shape(at, b) === 'column') count += 1;
    if (who.led) count += 1;
    if (isFoot(who) && shape(who, s) === 'line') count += 1;
    if (isFoot(who) && yes(`${roleOf(who)}Rifles`)) count += 1;
    if (far <= canister) count += 2;
    if (s.disordered || formationOf(who) === 'house') count -= 2;
    if (at === target) count -= ground === 'wood' ? 1 : hard ? 2 : 0;
    if (charge && isHorse(at)) count -= 1;
    if (shape(at, b) === 'skirmish') count -= 1;
    const fired = { ...s, fought: true };
    return onwards(dice(Math.max(1, count), 2), (hits) =>
      onwards(dice(hits, 2), (saved) => {
        const after = hurt(b, hits, saved);
        if (!at.led || after.value === b.value) return sure([fired, after] as const);
        // CP-P10
        return [
          [[fired, after] as const, part(5, 6)],
          [[fired, { ...after, fallen: true }] as const, part(1, 6)],
        ];
      }),
    );
  }

  function measuresOf(ends: Likely<Both>): readonly Fraction[] {
    const destroyed = ({ t: end }: Both) => end.value === 0;
    const breaks = (end: Both) => destroyed(end) || end.t.gone;
    const share = (who: Combatant) => part(1, fullOf(who));
    return [
      chanceThat(ends, breaks),
      chanceThat(ends, destroyed),
      chanceThat(ends, (end) => !breaks(end) && end.t.disordered && !t.disordered),
      chanceThat(ends, (end) => deed !== 'fire' && !end.struck && !breaks(end)),
      chanceThat(ends, ({ a: end }) => end.value === 0 || end.gone),
      product(
        mean(ends, ({ t: end }) => t.value - end.value),
        share(target),
      ),
      product(
        mean(ends, ({ a: end }) => a.value - end.value),
        share(attacker),
      ),
    ];
  }
  const outset: Both = { a, t, struck: false, caught: false };

  if (deed === 'fire') {
    // CP-R-39, CP-T7
    if (isHorse(attacker)) return null;
    const farthest = isFoot(attacker) ? 2 : attacker.arm === 'heavyGuns' ? 14 : 10;
    if (distance > farthest) return null;
    const ends = shot(attacker, a, target, t, distance, false);
    return measuresOf(onwards(ends, ([firer, hit]) => sure({ ...outset, a: firer, t: hit })));
  }

  // CP-P5, CP-R-49, CP-R-55
  const charges = deed === 'charge';
  if (answer === 'counterCharge' || isGuns(attacker) || formationOf(attacker) === 'square') return null;
  const loose = attacker.arm === 'light' && attacker.formation === 'skirmish';
  const easy = (formationOf(target) === 'skirmish' && !isGuns(target)) || isGuns(target) || t.disordered;
  if (loose && !easy) return null;
  if (charges && a.disordered) return null;
  if (housed && !isFoot(attacker)) return null;
  if (charges && (hard || ground === 'stream')) return null;

  const row = isFoot(attacker) ? 2 : isLight(attacker) ? 4 : 3;
  const rate = row + Number(formationOf(attacker) !== 'line');
  const slow = ground === 'wood' || ground === 'uphill';
  // CP-41
  if (distance - 1 > rate)
    return measuresOf(sure({ ...outset, a: { ...a, disordered: a.disordered || charges } }));

  /** CP-25, CP-26, CP-R-51, CP-R-52: whether the target has a zone where the attacker comes. */
  const allRound = (s: State) => isSquare(target, s) || housed;
  function zone(s: State): boolean {
    if (formationOf(target) === 'skirmish') return false;
    const keeps = isSquare(target, s) && told('disordered_square', 'keeps_zone') === 'keeps_zone';
    if (s.disordered && !keeps) return false;
    return onto === 'front' || allRound(s);
  }
  function tested(s: State): boolean {
    const exerts = formationOf(target) !== 'skirmish' && !s.disordered;
    return zone(s) || (onto !== 'front' && exerts && told('flank_test', 'no') === 'yes');
  }
  // CP-P3 step 1: a mover in disorder stops outside, and nothing is fired or formed at step 2
  if (a.disordered && tested(t)) return measuresOf(sure(outset));

  /** CP-P8: what a side loses to so many dice. */
  function struckBy(count: number, s: State): Likely<readonly [State, number]> {
    return onwards(dice(Math.max(1, count), 3), (hits) =>
      onwards(dice(hits, 3), (saved) => {
        const after = hurt(s, hits, saved);
        return sure([after, s.value - after.value] as const);
      }),
    );
  }
  function melee(at: Both): Likely<Both> {
    const side = at.caught ? 'front' : onto;
    const under = at.caught ? 'open' : ground;
    const count = (who: Combatant, s: State, foe: Combatant, f: State): number => {
      const attacks = who === attacker;
      // CP-P7: the friends of one who falls back stay where they are, 2 UD and more from him
      const beside = at.caught && !attacks ? 0 : who.supports;
      let sum = s.value + Number(who.led) + beside + fresh(who, s);
      if (isFoot(who) && shape(who, s) === 'column') sum += 1;
      const mailed = who.arm === 'cuirassiers';
      const ridesDown = (mailed || who.arm === 'heavyCavalry') && isFoot(foe) && !isSquare(foe, f);
      if (mailed) sum += 2;
      if (ridesDown && !(mailed && told('cuirassed_adds', 'yes') === 'better_one')) sum += 1;
      if (who.arm === 'heavyCavalry' && isLight(foe)) sum += 1;
      if (who.arm === 'lancers') sum += 1;
      if (isGuns(foe) || (attacks && side !== 'front' && !allRound(f))) sum += 2;
      if (isGuns(who)) sum -= 1;
      if (isLight(who) && isFoot(foe) && !f.disordered) sum -= 1;
      if (s.disordered) sum -= 2;
      if (attacks && under === 'uphill') sum -= 1;
      if (attacks && under !== 'open') sum -= ground === 'wood' ? 1 : hard ? 2 : 0;
      if (!attacks && isHorse(who) && under === 'wood') sum -= 2;
      if (isHorse(who) && isSquare(foe, f)) sum -= f.disordered ? 1 : 3;
      return sum;
    };
    const onTarget = struckBy(count(attacker, at.a, target, at.t), at.t);
    const onAttacker = struckBy(count(target, at.t, attacker, at.a), at.a);
    return onwards(onTarget, ([hit, lost]) =>
      onwards(onAttacker, ([back, cost]) => {
        const after: Both = { ...at, struck: true, a: back, t: hit };
        if (hit.value === 0) return sure(after);
        if (cost >= lost) return sure({ ...after, a: { ...back, gone: true } });
        // CP-52, CP-55, CP-51
        if (isGuns(target)) return sure({ ...after, t: { ...hit, value: 0 } });
        const stays = isHorse(attacker) && isFoot(target) && told('beaten_foot', 'stays') === 'stays';
        if (stays) return sure(after);
        // CP-P8: at step 5 the dead are taken off, so that at step 7 only a living enemy stands in the way
        const barred = side === 'rear' && !allRound(hit) && back.value > 0;
        return sure({ ...after, t: barred ? { ...hit, value: 0 } : { ...hit, gone: true } });
      }),
    );
  }

  function common(who: Combatant, s: State): number {
    const column = isFoot(who) && shape(who, s) === 'column' ? 1 : 0;
    const losses = fullOf(who) - s.value;
    return skill(who, s) + column + rankOf(who) - 1 + fresh(who, s) + who.supports - losses;
  }
  /** CP-P3. */
  function enters(at: Both): Likely<Both> {
    if (!tested(at.t)) return melee(at);
    if (at.a.disordered || at.a.value === 0) return sure(at);
    let plus = common(attacker, at.a);
    if (charges && attacker.arm === 'heavyCavalry') plus += 1;
    if (charges && attacker.arm === 'cuirassiers') plus += 2;
    if (isLight(attacker) && isFoot(target) && shape(target, at.t) === 'line' && !at.t.disordered) plus -= 2;
    if (isHorse(attacker) && isSquare(target, at.t)) plus -= at.t.disordered ? 1 : 4;
    const halted = told('failed_entry', 'halted') === 'halted';
    return onwards(passes(plus), (passed) =>
      passed ? melee(at) : sure({ ...at, a: { ...at.a, disordered: !halted } }),
    );
  }

  // CP-P5 step 3, CP-P7
  const open = formationOf(target) === 'skirmish';
  const forced = charges && isHorse(attacker) && open;
  const reserve = yes('reserve', 'yes');
  if (forced || (reserve && answer === 'evade' && (isHorse(target) || open))) {
    const fled: Both = { ...outset, t: { ...t, gone: true, disordered: true } };
    if (!yes('pursues')) return measuresOf(sure(fled));
    const after: Both = { ...fled, a: { ...a, disordered: true } };
    const back = slow ? 2 : isFoot(target) ? 3 : isLight(target) ? 5 : 4;
    const slowRate = formationOf(attacker) === 'line' && !isLight(attacker) ? 1 : 2;
    const reaches = distance + back - 1 <= (slow ? slowRate : rate);
    return measuresOf(reaches ? melee({ ...after, caught: true }) : sure(after));
  }
  if (reserve && answer === 'fire' && !isHorse(target) && zone(t) && !t.disordered)
    return measuresOf(
      onwards(shot(target, t, attacker, a, 1, charges), ([firer, hit]) =>
        hit.disordered || hit.value === 0
          ? sure({ ...outset, a: hit, t: firer })
          : enters({ ...outset, a: hit, t: firer }),
      ),
    );
  const drawnUp = ['line', 'column'].includes(formationOf(target));
  const mayForm = isFoot(target) && isHorse(attacker) && drawnUp && !t.disordered && ground !== 'wood';
  if (reserve && answer === 'square' && mayForm) {
    // CP-P6, CP-R-15, CP-R-53
    const beside = onto !== 'front' && distance === 1 && !a.disordered;
    const plus = common(target, t) - (beside ? 2 : 0);
    return measuresOf(
      onwards(passes(plus), (formed) =>
        enters({ ...outset, t: formed ? { ...t, squared: true } : { ...t, disordered: true } }),
      ),
    );
  }
  return measuresOf(enters(outset));
}
