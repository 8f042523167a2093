/** Each roll against the plain reading. */
import { expect } from 'vitest';
import type { RollAbout } from '../../../src/rules/state/facts.ts';
import type { Game, Unit } from '../../../src/rules/state/game.ts';
import type { Half } from '../../../src/rules/state/vocabulary.ts';
import {
  plainCombat,
  plainCommand,
  plainDice,
  plainDoubled,
  plainFire,
  plainSave,
  plainTollSave,
} from '../plainFactors.ts';
import { actionPairs, openPairs } from '../plainShots.ts';
import { count, type LastBlow, type Notes, unit } from './notes.ts';
import { exempt, firstToTest } from './tests.ts';

/** GEO-20. */
function isMarked({ attack }: Notes, u: Unit): boolean {
  return attack?.kind === 'assault' && attack.outflanked && attack.attacker === u.id;
}

function strengthOf(n: Notes, id: string): number {
  const { attack } = n;
  return attack?.strengths.get(id) ?? 0;
}

export function saveDue(n: Notes, g: Game, blow: LastBlow): number | null {
  const kind = blow.how === 'shot' ? 'fire' : blow.kind.startsWith('melee') ? 'melee' : 'shock';
  const line = blow.pair ? { own: blow.pair.other, other: blow.pair.own } : undefined;
  const [u, e] = [unit(g, blow.on), unit(g, blow.by)];
  return plainSave(g, u, e, kind, strengthOf(n, u.id), strengthOf(n, e.id), line, isMarked(n, u));
}

function blow(n: Notes, g: Game, about: Extract<RollAbout, { about: 'strike' }>): number {
  const { attack, due } = n;
  if (!attack) throw new Error('a blow without an attack');
  const [u, t] = [unit(g, about.attacker), unit(g, about.target)];
  const mine = u.id === attack.attacker;
  // R-92, by its option: one blow of the friend that counter-charged, after the target's
  if (u.id === attack.helper) {
    expect([about.kind, t.id, due.size]).toEqual(['strikeBack', attack.attacker, 0]);
    expect(g.battle.houseRules.countercharger_fights).toBe('yes');
    count(n, 'helper strikes');
    return plainCombat(g, u, t, {
      kind: 'strikeBack',
      doubled: false,
      outflankedAtDeclaration: false,
      reduction: 0,
    });
  }
  expect([u.id, t.id].sort()).toEqual([attack.attacker, attack.target].sort());
  const expected =
    attack.kind === 'assault'
      ? mine
        ? 'melee'
        : 'meleeAnswer'
      : mine
        ? attack.pursuing
          ? 'pursuit'
          : 'charge'
        : 'strikeBack';
  expect(about.kind).toBe(expected);
  // CHG-32: the charged unit has tested before it strikes back
  if (expected === 'strikeBack') expect(due.size).toBe(0);
  return plainCombat(g, u, t, {
    kind: expected,
    doubled: plainDoubled(g, u, t, {
      openRoute: attack.open,
      counterCharged: attack.countered,
      distance:
        attack.pursuing && g.battle.houseRules.pursuit_double_distance === 'ignored'
          ? Math.max(3, attack.distance)
          : attack.distance,
    }),
    outflankedAtDeclaration: attack.kind === 'assault' && mine && attack.outflanked,
    reduction: attack.reduction,
  });
}

function command(n: Notes, g: Game, about: Extract<RollAbout, { about: 'morale' }>): number {
  const { attack, last, due } = n;
  const u = unit(g, about.unit);
  const purpose = about.purpose;
  const alone = {
    purpose,
    reaction: 'nothing',
    enemy: null,
    charging: false,
    attacker: null,
    protectors: [],
  } as const;
  if (purpose === 'reaction' || purpose === 'friendReaction') {
    if (!attack) throw new Error('a reaction without an attack');
    const attacker = unit(g, attack.attacker);
    return plainCommand(g, u, {
      ...alone,
      reaction: purpose === 'reaction' ? attack.reaction : attack.friendReaction,
      charged: purpose === 'friendReaction' && attack.kind === 'charge',
      enemy: attacker,
      attacker,
      protectors: attack.watched,
    });
  }
  // of points that the attack has cost its target, which are to be borne for it
  if (purpose === 'transfer') {
    const borne = { ...alone, enemy: n.borneFor === null ? null : unit(g, n.borneFor) };
    if (!attack || last?.how !== 'struck' || last.on !== attack.target) return plainCommand(g, u, borne);
    return plainCommand(g, u, { ...borne, attacker: unit(g, attack.attacker), protectors: attack.watched });
  }
  if (purpose !== 'losses') return plainCommand(g, u, alone);
  expect(due.has(u.id)).toBe(true);
  if (!last) throw new Error('a test without a blow');
  const other =
    last.how === 'shot' || last.by === attack?.helper
      ? last.by
      : attack?.target === u.id
        ? attack.attacker
        : (attack?.target ?? '');
  const charging = attack !== null && attack.kind === 'charge' && attack.attacker === u.id;
  const assailed = attack !== null && last.how === 'struck' && attack.target === u.id;
  return plainCommand(g, u, {
    ...alone,
    enemy: unit(g, other),
    charging,
    attacker: assailed ? unit(g, other) : null,
    protectors: assailed ? (attack?.watched ?? []) : [],
    marked: isMarked(n, u),
    ...(last.how === 'shot' && last.pair ? { shot: { own: last.pair.other, other: last.pair.own } } : {}),
  });
}

export function roll(n: Notes, g: Game, about: RollAbout): void {
  const { last, twice, tenacity, due } = n;
  count(n, `roll ${about.about}`);
  switch (about.about) {
    case 'strike':
      expect(about.factor.total).toBe(blow(n, g, about));
      return;
    case 'fire': {
      const [u, t] = [unit(g, about.firer), unit(g, about.target)];
      const frame = g.frames.at(-1);
      if (frame?.procedure !== 'shot') throw new Error('nobody shoots');
      const hexOf = (one: Unit, half: Half | undefined) =>
        (half === 'right' ? one.hexes[1] : undefined) ?? one.hexes[0];
      const pair = { own: hexOf(u, frame.half), other: hexOf(t, frame.aimed) };
      n.pair = pair;
      const first = twice && twice.shots === 1 ? twice.first : null;
      const open =
        about.kind === 'action'
          ? actionPairs(g, u, t, first)
          : openPairs(g, u, t, about.kind === 'defensive');
      expect(open).toContainEqual(pair);
      const double = about.kind === 'action' && twice !== null;
      const dice = plainFire(g, u, t, about.kind === 'defensive', pair, double);
      if (double && dice !== plainFire(g, u, t, false, pair)) count(n, 'a half by itself');
      expect(about.factor.total).toBe(dice);
      if (about.kind === 'action') n.shotTarget = t;
      if (u.hexes.length === 2) count(n, `${about.kind} shot from a half`);
      if (t.hexes.length === 2) count(n, 'shot at a half');
      return;
    }
    case 'saves':
      if (!last) throw new Error('saves without a blow');
      expect([about.unit, about.against, about.losses, about.from]).toEqual([
        last.on,
        last.by,
        last.hits,
        saveDue(n, g, last),
      ]);
      return;
    case 'tollSaves': {
      const u = unit(g, about.unit);
      expect(about.from).toBe(plainTollSave(g, u, isMarked(n, u)));
      count(n, `toll saves for ${about.cause}`);
      return;
    }
    case 'morale':
      expect(about.commandValue.total).toBe(command(n, g, about));
      if (about.purpose === 'reaction') expect(exempt(n, g)).toBe(false);
      if (about.purpose === 'losses' && due.size === 2) {
        expect(about.unit).toBe(firstToTest(n, g));
        count(n, 'two tests');
      }
      if (about.purpose === 'tenacity') expect(tenacity.has(about.unit)).toBe(true);
      expect(about.dice).toBe(plainDice(g, unit(g, about.unit), about.purpose));
      count(n, `tests for ${about.purpose}`);
      return;
    default:
  }
}
