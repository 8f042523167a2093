/** Small deeds by Sabreur-hex: what is answered, how ends are read, and the odds against going through everything. */
import { describe, expect, test } from 'vitest';
import { FRACTIONS, fractionNumber, fractionText, NUMBERS } from '../../../src/chances/fraction.ts';
import { type Encounter, MEASURES, type PlayedOut, type PlayedRow } from '../../../src/contract/encounter.ts';
import { courseOf } from '../../../src/encounter/course.ts';
import { weighedPlainly } from '../../../src/encounter/everything.ts';
import { measured, weighedRow } from '../../../src/encounter/measured.ts';
import type { SabreurTypes } from '../../../src/rules/state/frames.ts';
import { changeUnit } from '../../../src/rules/state/game.ts';
import { encounters } from '../../../src/rulesets/sabreur-hex/encounters.ts';
import { shotLosses } from '../../../src/rulesets/sabreur-hex/shot.ts';
import { encounter, party } from '../../support/encounters.ts';

function playedOf(told: Partial<Encounter>): PlayedOut<SabreurTypes> {
  const answer = encounters.answer(encounter(told), {});
  if (answer.kind !== 'played') throw new Error(JSON.stringify(answer));
  return answer.played;
}

function rowOf(played: PlayedOut<SabreurTypes>, named: string): PlayedRow<SabreurTypes> {
  const row = played.rows.find(({ row: name }) => name === named);
  if (!row) throw new Error(`no row ${named}`);
  return row;
}

const [lancers, light] = [party('lancers', { left: 5 }), party('lightCavalry', { left: 4 })];
const guns = party('fieldGuns', { left: 8 });

/** Few points each, so that everything can be gone through plainly. */
const SMALL: Readonly<Record<string, Partial<Encounter>>> = {
  'CHG-10: a charge': { attacker: lancers, target: light },
  'CHG-13: a charge at guns that fire': {
    ...{ attacker: lancers, target: party('horseGuns', { left: 8 }), answer: 'fire' },
  },
  'CHG-13: a charge at foot that forms square': {
    ...{ attacker: lancers, target: party('light', { left: 4 }), answer: 'square' },
  },
  'ASL-01: an assault that is fired at': {
    ...{ deed: 'assault', attacker: party('line', { left: 2, formation: 'column' }), distance: 1 },
    ...{ target: party('line', { left: 2 }), answer: 'fire' },
  },
  'FIR-01: guns at guns that fire back': {
    ...{
      deed: 'fire',
      attacker: guns,
      target: party('horseGuns', { left: 12 }),
      distance: 4,
      answer: 'fire',
    },
  },
};

describe('the odds are what everything comes to, to the last fraction', () => {
  test.each(Object.entries(SMALL))('%s', (_title, told) => {
    const played = playedOf(told);
    for (const row of played.rows) {
      const [odds, plain] = [weighedRow(played, row, FRACTIONS), weighedPlainly(played, row, FRACTIONS)];
      for (const measure of MEASURES) expect(fractionText(odds[measure])).toBe(fractionText(plain[measure]));
    }
  });

  test('in numbers they are the same', () => {
    const played = playedOf(SMALL['CHG-13: a charge at guns that fire'] ?? {});
    for (const row of played.rows) {
      const [exact, numbers] = [weighedRow(played, row, FRACTIONS), weighedRow(played, row, NUMBERS)];
      for (const measure of MEASURES)
        expect(numbers[measure]).toBeCloseTo(fractionNumber(exact[measure]), 12);
    }
  });

  test('FIR-20, MOR-11: a shot at a whole line, who fails flees or stays', () => {
    const answer = measured(
      encounters,
      encounter({ deed: 'fire', attacker: guns, distance: 4 }),
      {},
      FRACTIONS,
    );
    if (answer.kind === 'silent') throw new Error(answer.silent);
    const told = answer.rows.map(({ row, measures }) => [
      row,
      ...MEASURES.map((measure) => fractionText(measures[measure])),
    ]);
    expect(told).toEqual([
      ['flee', '5/2592', '0', '0', '0', '0', '1/40', '0'],
      ['stay', '0', '0', '0', '0', '0', '3923/155520', '0'],
    ]);
  });

  test('FIR-20: what the shot alone costs is what it costs who never tests', () => {
    const told = encounter({ deed: 'fire', attacker: guns, distance: 4 });
    const losses = shotLosses(told) ?? [];
    const mean = losses.reduce(
      (sum, { chance, share }) => FRACTIONS.plus(sum, FRACTIONS.part(chance, share.over, share.under, 0)),
      FRACTIONS.zero,
    );
    const whole = losses.reduce((sum, { chance }) => FRACTIONS.plus(sum, chance), FRACTIONS.zero);
    // who flees loses nothing more
    expect([fractionText(mean), fractionText(whole)]).toEqual(['1/40', '1']);
    expect(losses.some(({ destroyed }) => destroyed)).toBe(false);
    const few = shotLosses({ ...told, target: party('line', { left: 1 }) }) ?? [];
    expect(few.filter(({ destroyed }) => destroyed).map(({ share }) => fractionText(share))).toEqual([
      '1/20',
    ]);
    expect(shotLosses({ ...told, distance: 40 })).toBeNull();
    expect(shotLosses({ ...told, target: party('light', { formation: 'none' }) })).toBeNull();
  });
});

describe('how an end is read', () => {
  const played = playedOf({});
  const { game } = rowOf(played, 'flee');
  const calm = { breaks: false, destroyed: false, shaken: false, stopped: false, thrown: false };
  const endWith = (id: string, change: Parameters<typeof changeUnit>[2], struck = true) =>
    played.events(changeUnit(game, id, change), struck);

  test('as it began nothing has come of it; who never struck was stopped', () => {
    expect(played.events(game, true)).toEqual(calm);
    expect(played.events(game, false)).toEqual({ ...calm, stopped: true });
    const shot = playedOf({ deed: 'fire', attacker: guns, distance: 4 });
    expect(shot.events(rowOf(shot, 'flee').game, false)).toEqual(calm);
  });

  test('MOR-11: who is panicked, off its hex or off the map breaks', () => {
    expect(endWith('target', { panicked: true })).toEqual({ ...calm, breaks: true });
    expect(endWith('target', { hexes: [{ q: 0, r: 0 }] })).toEqual({ ...calm, breaks: true });
    expect(endWith('target', { fate: 'fledOffMap' })).toEqual({ ...calm, breaks: true });
    expect(endWith('target', { panicked: true }, false)).toEqual({ ...calm, breaks: true });
  });

  test('who is eliminated breaks, destroyed', () => {
    expect(endWith('target', { fate: 'eliminated' })).toEqual({ ...calm, breaks: true, destroyed: true });
  });

  test('MOR-01: who holds at or below its threshold is shaken, who leaves is not', () => {
    expect(endWith('target', { strength: 10 })).toEqual({ ...calm, shaken: true });
    expect(endWith('target', { strength: 11 })).toEqual(calm);
    expect(endWith('target', { strength: 10, panicked: true })).toMatchObject({
      breaks: true,
      shaken: false,
    });
  });

  test('the attacker is thrown who is panicked or gone', () => {
    expect(endWith('attacker', { panicked: true })).toEqual({ ...calm, thrown: true });
    expect(endWith('attacker', { fate: 'eliminated' })).toEqual({ ...calm, thrown: true });
    expect(endWith('attacker', { hexes: [{ q: 0, r: 0 }] })).toEqual(calm);
  });

  test('losses are the points that are gone since it began', () => {
    expect(played.losses(game)).toEqual({ target: 0, attacker: 0 });
    const hurt = changeUnit(changeUnit(game, 'target', { strength: 13 }), 'attacker', { strength: 10 });
    expect(played.losses(hurt)).toEqual({ target: 7, attacker: 2 });
    expect(playedOf({ target: party('line', { left: 3 }) }).full).toEqual({ target: 20, attacker: 12 });
  });
});

/** Each roll of a course with these outcomes: what it is, whose, and whether it is the attacker's blow. */
function blowsOf(told: Partial<Encounter>, outcomes: readonly number[]) {
  const played = playedOf(told);
  const row = rowOf(played, 'flee');
  const rolls: (readonly [about: string, side: string, isBlow: boolean])[] = [];
  let game = played.engine.run(row.game);
  for (const outcome of outcomes) {
    for (;;) {
      const pending = played.engine.pending(game);
      if (pending.wait !== 'decision') break;
      game = played.engine.follow(game, row.takes(game, pending.decision));
    }
    const pending = played.engine.pending(game);
    if (pending.wait !== 'roll') break;
    rolls.push([pending.roll.about.about, pending.roll.side, played.isBlow(pending.roll)]);
    game = played.engine.follow(game, outcome);
  }
  return rolls;
}

test('CBT-02: the attacker comes to blows when he strikes, not when he is struck, fired at or tested', () => {
  expect(blowsOf({ answer: 'square' }, [0, 2, 1, 1])).toEqual([
    ['morale', 'red', false],
    ['strike', 'blue', true],
    ['saves', 'red', false],
    ['strike', 'red', false],
  ]);
  const fired: Partial<Encounter> = { attacker: party('cuirassiers'), answer: 'fire' };
  expect(blowsOf(fired, [0, 3, 1, 2, 1, 1])).toEqual([
    ['morale', 'red', false],
    ['fire', 'red', false],
    ['saves', 'blue', false],
    ['strike', 'blue', true],
    ['strike', 'red', false],
    ['saves', 'blue', false],
  ]);
});

test.each([
  ['CHG-13', { deed: 'charge', answer: 'fire' }, { choose: 'reaction', reaction: 'defensiveFire' }],
  ['ASL-11', { deed: 'assault', answer: 'fire' }, { choose: 'reaction', reaction: 'defensiveFire' }],
  ['FIR-15', { deed: 'fire', answer: 'fire' }, { choose: 'returnFire' }],
] as const)('%s: the answer of the target is known when it is given', (rule, told, given) => {
  const attacker = told.deed === 'charge' ? lancers : party('line');
  const distance = { charge: 3, assault: 1, fire: 2 }[told.deed];
  const { answer } = rowOf(playedOf({ ...told, attacker, distance }), 'flee');
  expect(answer?.rules).toEqual([rule]);
  const others: readonly SabreurTypes['choice'][] = [
    { choose: 'decline' },
    { choose: 'reaction', reaction: 'nothing' },
    { choose: 'stay' },
  ];
  expect([given, ...others].map((choice) => answer?.isIt(choice))).toEqual([true, false, false, false]);
});

test('FIR-15: who is said to do nothing has no answer', () => {
  const shot: Partial<Encounter> = { deed: 'fire', attacker: guns, distance: 4 };
  expect(rowOf(playedOf(shot), 'flee').answer).toBeNull();
  const other = rowOf(playedOf({ ...shot, answer: 'evade' }), 'flee').answer;
  expect(other?.isIt({ choose: 'returnFire' })).toBe(false);
});

describe('who decides', () => {
  /** The answers that a row takes on the likeliest way, by what was asked. */
  function takenOf(told: Partial<Encounter>, named: 'flee' | 'stay'): Readonly<Record<string, string>> {
    const played = playedOf(told);
    const row = rowOf(played, named);
    const taken: Record<string, string> = {};
    const seen = new Set<string>();
    const from = (position: SabreurTypes['game'], depth: number): void => {
      const key = JSON.stringify(position);
      if (seen.has(key) || depth > 14) return;
      seen.add(key);
      const pending = played.engine.pending(position);
      if (pending.wait === 'over') return;
      if (pending.wait === 'decision') {
        const choice = row.takes(position, pending.decision);
        const { ask } = pending.decision.question;
        taken[ask] = 'reaction' in choice ? choice.reaction : choice.choose;
        from(played.engine.follow(position, choice), depth + 1);
        return;
      }
      // every face of none, one or two dice: what is rare is asked too
      for (const outcome of [0, 1, 2, 6, 12]) {
        try {
          from(played.engine.follow(position, outcome), depth + 1);
        } catch {
          // no such outcome leads on
        }
      }
    };
    from(played.engine.run(row.game), 0);
    return taken;
  }

  test.each<[Encounter['answer'], string]>([
    ['nothing', 'nothing'],
    ['fire', 'defensiveFire'],
    ['square', 'square'],
  ])('CHG-13: the target that is said to answer with %s does', (answer, reaction) => {
    expect(takenOf({ attacker: lancers, target: party('line', { left: 2 }), answer }, 'flee')).toMatchObject({
      reaction,
    });
  });

  test('CHG-13: horse may evade; who may not do what is said takes the first that is allowed', () => {
    expect(takenOf({ attacker: lancers, target: light, answer: 'evade' }, 'stay')).toMatchObject({
      reaction: 'evade',
    });
    const foot = { attacker: lancers, target: party('line', { left: 2 }) };
    expect(takenOf({ ...foot, answer: 'counterCharge' }, 'stay')['reaction']).toBe(
      takenOf({ ...foot, answer: 'nothing' }, 'stay')['reaction'],
    );
  });

  test('FIR-15: who is shot at shoots back where that is said, and not else', () => {
    const shot: Partial<Encounter> = { deed: 'fire', attacker: guns, target: guns, distance: 4 };
    expect(takenOf({ ...shot, answer: 'fire' }, 'stay')).toMatchObject({ returnFire: 'returnFire' });
    expect(takenOf(shot, 'stay')).toMatchObject({ returnFire: 'decline' });
  });

  test('MOR-11: who fails flees or stays, by the row', () => {
    const told = { attacker: lancers, target: party('light', { left: 4 }), answer: 'square' } as const;
    expect(takenOf(told, 'flee')).toMatchObject({ stayOrFlee: 'flee' });
    expect(takenOf(told, 'stay')).toMatchObject({ stayOrFlee: 'stay' });
  });

  test('CHG-13: friends beside stand there', () => {
    const target = party('light', { left: 4, supports: 2 });
    expect(takenOf({ attacker: lancers, target }, 'stay')).toMatchObject({ friendReaction: 'noFriend' });
  });
});

test('the encounter ends where the fight does: nobody takes losses for another or pursues', () => {
  const row = rowOf(playedOf({}), 'flee');
  const asked = (ask: 'transfer' | 'pursue', ...choices: readonly SabreurTypes['choice'][]) =>
    row.takes(row.game, {
      ...{ side: 'red', question: { ask, unit: 'target' } as SabreurTypes['question'] },
      ...{ legal: () => choices, refused: () => [] },
    });
  const other = { choose: 'stay' } as const;
  expect(asked('transfer', other, { choose: 'keepLosses' })).toEqual({ choose: 'keepLosses' });
  expect(asked('pursue', other, { choose: 'decline' })).toEqual({ choose: 'decline' });
});

describe('what is silent', () => {
  test.each<[string, Partial<Encounter>, string]>([
    ['CHG-02: guns never attack', { attacker: guns }, 'artilleryNeverAttacks'],
    ['FIR-01: horse never fires', { deed: 'fire' }, 'neverFires'],
    ['CHG-07: a charge has a reach', { distance: 14 }, 'beyondCharge'],
    ['FIR-06: so has fire', { deed: 'fire', attacker: guns, distance: 40 }, 'beyondRange'],
    [
      'FRM-05: foot of the line does not skirmish',
      { target: party('line', { formation: 'skirmish' }) },
      'formationNotAllowed',
    ],
    [
      'CHG-03: skirmishers attack no line in the open',
      {
        ...{ deed: 'assault', distance: 1 },
        attacker: party('light', { formation: 'skirmish' }),
      },
      'skirmishersOnlyWeakTargets',
    ],
  ])('%s', (_title, told, silent) => {
    expect(encounters.answer(encounter(told), {})).toEqual({ kind: 'silent', silent });
  });
});

test('in numbers no chance is above 1, whatever rounding adds', () => {
  const told = encounter({
    ...{ onto: 'rear', distance: 2, answer: 'evade' },
    attacker: party('lightCavalry', { status: 'recruits', left: 2, supports: 1 }),
    target: party('fieldGuns', { left: 1, supports: 1 }),
  });
  const answer = measured(encounters, told, {}, NUMBERS);
  if (answer.kind !== 'rows') throw new Error(JSON.stringify(answer));
  expect(answer.rows.map(({ measures }) => measures.destroyed)).toEqual([1, 1]);
});

test('what a party is taken for is told with its statements', () => {
  expect(encounters.mapped(party('cuirassiers', { status: 'elite', left: 9 }), 'target', {})).toEqual([
    { label: 'type', value: 'heavyCavalry', rule: 'UNI-01', from: 'text' },
    { label: 'quality', value: 'elite', rule: 'QUA-01', from: 'text' },
    { label: 'commandValue', value: 8, rule: 'CMD-02', from: 'text' },
    { label: 'strength', value: 6, rule: 'UNI-02', from: 'text' },
  ]);
  expect(encounters.inputs(encounter())).toEqual([]);
});

test('CBT-02, MOR-03, FIR-01: a course is told roll by roll, with the sums and the statements behind it', () => {
  const toldOf = (told: Partial<Encounter>) => {
    const played = playedOf(told);
    return courseOf(played, rowOf(played, 'flee')).map(({ step, by, rules, sum, outcome }) => ({
      ...{ step, by, rules, total: sum?.total ?? null, outcome },
    }));
  };
  expect(toldOf({ answer: 'square' })).toEqual([
    { step: 'morale', by: 'target', rules: ['MOR-03', 'QUA-04'], total: 5, outcome: 0 },
    { step: 'strike', by: 'attacker', rules: ['CBT-02'], total: 4, outcome: 2 },
    { step: 'saves', by: 'target', rules: ['SAV-03'], total: null, outcome: 1 },
    { step: 'strike', by: 'target', rules: ['CBT-02'], total: 2, outcome: 1 },
  ]);
  expect(toldOf({ answer: 'fire' }).at(1)).toMatchObject({ step: 'flight', rules: [], total: null });
  expect(toldOf({ deed: 'fire', attacker: guns, distance: 4 })[0]).toMatchObject({
    ...{ step: 'fire', by: 'attacker', rules: ['FIR-01'] },
  });
});
