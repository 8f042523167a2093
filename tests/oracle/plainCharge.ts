/** The charge of We Are Napoléon read a second time: every throw of the test that stands for the missing one. */
import type { Encounter, GivenInputs } from '../../src/contract/encounter.ts';

export interface PlainCharge {
  readonly malus: number;
  /** Throws in all, and of them those that fail. */
  readonly throws: number;
  readonly failed: number;
  /** Whether who fails leaves its ground, being in disorder already. */
  readonly leaves: boolean;
}

/** Main value and morale of a regular unit; of foot the others differ. */
const VALUES: Readonly<Record<Encounter['target']['arm'], readonly [number, number]>> = {
  ...{ line: [4, 4], light: [4, 4], heavyCavalry: [4, 6], cuirassiers: [5, 6] },
  ...{ lightCavalry: [3, 5], lancers: [3, 5], fieldGuns: [4, 4], heavyGuns: [4, 4], horseGuns: [4, 4] },
};

function usual({ arm, status }: Encounter['target']): readonly [number, number] {
  const foot = arm === 'line' || arm === 'light';
  if (foot && status === 'recruits') return [3, 2];
  if (foot && (status === 'elite' || status === 'guard')) return [4, 6];
  return VALUES[arm];
}

/** The charge: WN-24 to WN-26, WN-R-25. */
export function plainCharge({ attacker, target }: Encounter, given: GivenInputs): PlainCharge {
  const value = (name: string, otherwise: number | string) => given[name] ?? otherwise;
  const [main, morale] = usual(attacker);
  const [ownMain, ownMorale] = usual(target);
  const steady = Number(value('targetMorale', ownMorale));
  const weight = Number(value('attackerMain', main)) + Number(value('attackerMorale', morale));
  const against = Number(value('targetMain', ownMain)) + steady;
  let malus = 0;
  while (weight - against >= 2 * (malus + 1)) malus += 1;

  const guns = ['fieldGuns', 'heavyGuns', 'horseGuns'].includes(target.arm);
  const worn = value('targetOrder', target.left <= 10 ? 'disordered' : 'inOrder') === 'disordered';
  const told = { malus, leaves: guns || worn };

  const six = [1, 2, 3, 4, 5, 6];
  switch (value('test', '1D6')) {
    case '1D6':
      return { ...told, throws: 6, failed: six.filter((face) => face + malus > steady).length };
    case '2D6': {
      const sums = six.flatMap((one) => six.map((other) => one + other));
      return { ...told, throws: 36, failed: sums.filter((sum) => sum + steady < 8 + malus).length };
    }
    default:
      return { ...told, throws: 100, failed: 100 - Number(value('chance', 50)) };
  }
}
