/** The questions of fire against the plain reading. */
import { expect } from 'vitest';
import type { Choice, Question } from '../../../src/rules/state/answers.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { engaged, foot, guns, has, horse, inLine } from '../plainFactors.ts';
import { plainAnswers } from '../plainReactions.ts';
import { apart, beside, here, width } from '../plainRule.ts';
import { maySpeak, plainTargets } from '../plainShots.ts';
import { type Notes, unit } from './notes.ts';

export function fireQuestion(n: Notes, g: Game, asked: Question, legal: readonly Choice[]): void {
  const { twice, shotTarget } = n;
  switch (asked.ask) {
    case 'fireAfterMarch':
    case 'fireAfterFormation': {
      const u = unit(g, asked.unit);
      const may = maySpeak(g, u) && !engaged(g, u);
      expect(legal.flatMap((choice) => (choice.choose === 'shootAt' ? [choice.target] : []))).toEqual(
        may ? plainTargets(g, u) : [],
      );
      return;
    }
    case 'secondShot': {
      if (!twice) throw new Error('no double fire');
      const u = unit(g, asked.unit);
      expect(u.hexes.length).toBe(2);
      expect(asked.first).toBe(twice.first);
      const half = (asked.half === 'right' ? u.hexes[1] : undefined) ?? u.hexes[0];
      expect(legal.flatMap((choice) => (choice.choose === 'shootAt' ? [choice.target] : []))).toEqual(
        plainTargets(g, u, half, twice.first),
      );
      return;
    }
    case 'gunReturnFire': {
      const [firer, target] = [unit(g, asked.firer), shotTarget];
      if (!target) throw new Error('nobody was fired at');
      expect(foot(target) && target.id === asked.target).toBe(true);
      expect(asked.units).toEqual(
        g.units
          .filter((u) => u.type === 'regimentalGun' && here(u) && u.side === target.side)
          .filter((u) => apart(u, target) === 1 && plainAnswers(g, u, firer))
          .map(({ id }) => id)
          .sort(),
      );
      return;
    }
    case 'attackAfterFire': {
      const [u, t] = [unit(g, asked.unit), unit(g, asked.target)];
      expect(here(u) && !u.panicked && here(t)).toBe(true);
      expect(inLine(u) && has(u, 'controlledFire')).toBe(true);
      return;
    }
    case 'returnFire':
      expect(plainAnswers(g, unit(g, asked.unit), unit(g, asked.firer))).toBe(true);
      return;
    case 'transfer': {
      const battery = unit(g, asked.unit);
      expect(guns(battery)).toBe(true);
      const bearers = legal.flatMap((choice) => (choice.choose === 'transfer' ? [choice.unit] : []));
      const able = g.units.filter((u) => {
        if (!here(u) || u.side !== battery.side || u.panicked || guns(u)) return false;
        if (horse(u) && g.battle.houseRules.transfer_to_cavalry === 'no') return false;
        return apart(battery, u) === 1 && beside(battery, u, width(g)) !== null;
      });
      expect([...new Set(bearers)].sort()).toEqual(able.map((u) => u.id).sort());
      expect(bearers.length).toBe(able.length * asked.losses);
      return;
    }
    default:
  }
}
