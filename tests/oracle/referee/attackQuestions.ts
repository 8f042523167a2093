/** The questions of charges and assaults against the plain reading. */
import { expect } from 'vitest';
import type { Choice, Question } from '../../../src/rules/state/answers.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { demoralised, grapplers, has, horse, plainCombat } from '../plainFactors.ts';
import { enemies, plainEvade, prey, weak } from '../plainMoves.ts';
import { plainFriendReactions, plainJoiners, plainReactions } from '../plainReactions.ts';
import { faces, zone } from '../plainRule.ts';
import { opensNoPursuit } from './endings.ts';
import { type Notes, unit } from './notes.ts';

export function attackQuestion(n: Notes, g: Game, asked: Question, legal: readonly Choice[]): void {
  const { attack, setOut, joiners } = n;
  switch (asked.ask) {
    case 'strikeBack': {
      if (!attack) throw new Error('no attack');
      const [u, t] = [unit(g, asked.unit), unit(g, asked.attacker)];
      const kind = asked.attack === 'assault' ? 'meleeAnswer' : 'strikeBack';
      const blow = {
        kind,
        doubled: false,
        outflankedAtDeclaration: false,
        reduction: attack.reduction,
      } as const;
      expect(plainCombat(g, u, t, blow)).toBeGreaterThan(0);
      return;
    }
    case 'secondPursuer': {
      if (!attack) throw new Error('no attack');
      const could = joiners ?? plainJoiners(g, unit(g, attack.attacker));
      const able = could.filter((id) => grapplers(g, unit(g, id)).length === 0);
      expect(asked.units).toEqual(able);
      // SKL-17.2: who must does, before all others
      const must = able.filter((id) => has(unit(g, id), 'impetuous'));
      // bound only by a pursuit that the charger chose, or had to
      expect(must.length === 0 || attack.ran || has(unit(g, attack.attacker), 'impetuous')).toBe(true);
      expect(legal).toEqual([
        ...(must.length > 0 ? must : able).map((id) => ({ choose: 'secondPursuer', unit: id })),
        ...(must.length > 0 ? [] : [{ choose: 'decline' }]),
      ]);
      return;
    }
    case 'impetuousAttack': {
      const u = unit(g, asked.unit);
      if (!setOut) throw new Error('no march');
      const held = enemies(g, u).filter((e) => faces(setOut ?? g, unit(setOut ?? g, u.id), e));
      const anew = enemies(g, u).filter((e) => faces(g, u, e) && !held.includes(e));
      expect(anew.map(({ id }) => id)).toEqual(expect.arrayContaining([...asked.targets]));
      return;
    }
    case 'reaction': {
      if (!attack) throw new Error('no attack');
      const words = legal.map((choice) => (choice.choose === 'reaction' ? choice.reaction : ''));
      expect([...words].sort()).toEqual(
        plainReactions(g, attack, unit(g, attack.attacker), unit(g, attack.target)),
      );
      return;
    }
    case 'friendReaction': {
      if (!attack) throw new Error('no attack');
      attack.friendAsked = true;
      const words = legal.flatMap((choice) =>
        choice.choose === 'friendCounterCharge'
          ? [`counterCharge ${choice.unit}`]
          : choice.choose === 'friendDefensiveFire'
            ? [`defensiveFire ${choice.unit}`]
            : [],
      );
      expect([...words].sort()).toEqual(
        plainFriendReactions(g, attack, unit(g, attack.attacker), unit(g, attack.target)),
      );
      return;
    }
    case 'attack': {
      if (!attack) throw new Error('no attack');
      const a = unit(g, attack.attacker);
      expect(a.fate).toBe('present');
      // CHG-24: a friend that may react is asked
      if (!attack.friendAsked) expect(plainFriendReactions(g, attack, a, unit(g, attack.target))).toEqual([]);
      const behind = enemies(g, a).some(
        (e) => faces(g, e, a) && e.hexes.some((hex) => zone(a.hexes[0], a.facing, hex) === 'rear'),
      );
      const away =
        attack.kind === 'charge' && attack.freshSquare && horse(a) && !behind && plainEvade(g, a).length > 0;
      expect(legal.map((choice) => choice.choose)).toEqual([
        'attack',
        ...(has(a, 'impetuous') ? [] : ['decline']),
        ...(away &&
        (!has(a, 'impetuous') || g.battle.houseRules.impetuous_vs_fresh_square === 'may_break_off')
          ? ['breakOff']
          : []),
      ]);
      expect(unit(g, attack.target).fate).toBe('present');
      return;
    }
    case 'pursue': {
      if (!attack) throw new Error('no attack');
      expect(attack.kind).toBe('charge');
      expect(has(unit(g, attack.attacker), 'impetuous')).toBe(false);
      expect(opensNoPursuit(g, attack)).toBe(false);
      // FLOW-CHARGE 18: by no hex, where only the target is there and a companion would be bound to go
      const near = grapplers(g, unit(g, attack.attacker));
      expect(near.every((e) => e.id === attack.target)).toBe(true);
      const bound = plainJoiners(g, unit(g, attack.attacker)).some((id) => has(unit(g, id), 'impetuous'));
      expect(near.length === 0 || bound).toBe(true);
      return;
    }
    case 'pursuitAttack': {
      if (!attack) throw new Error('no attack');
      // R-71, by its option: the friend that pursued beside the charger attacks too
      const a = unit(g, asked.unit);
      const joined = a.id !== attack.attacker;
      // without a step there is no one to attack but the target, and no one else in the way
      if (!attack.ran && !joined) expect(grapplers(g, a).map((e) => e.id)).toEqual([attack.target]);
      const targets = enemies(g, a).filter(
        (e) =>
          faces(g, a, e) &&
          prey(g, a, a.hexes[0], e) &&
          // its own outflanking does not count
          (!has(a, 'harassment') ||
            weak(g, e, g.battle.houseRules.harassment_own_flank_counts === 'yes' ? undefined : a)),
      );
      expect(asked.targets).toEqual(targets.map((e) => e.id).sort());
      return;
    }
    case 'stayOrFlee': {
      const u = unit(g, asked.unit);
      expect(u.panicked || has(u, 'harassment') || (has(u, 'tenacious') && !demoralised(u))).toBe(false);
      return;
    }
    default:
  }
}
