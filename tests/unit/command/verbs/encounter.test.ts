import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../../../src/rulesets/list.ts';
import { asked } from '../../../support/commandLine.ts';

const EXAMPLE = 'public/examples/encounter.json';

describe('encounter', () => {
  test('prints what each rule system of the list makes of it, in fractions', () => {
    const { status, json } = asked('encounter', EXAMPLE);
    expect(status).toBe(0);
    expect(Object.keys(Reflect.get(json, 'systems'))).toEqual(SYSTEMS.map(({ id }) => id));
    expect(json).toMatchObject({
      systems: {
        'sabreur-hex': {
          rows: [
            { row: 'flee', breaks: '15137/18432', lossTarget: '1/18' },
            { row: 'stay', breaks: '83/331776' },
          ],
        },
        'casques-et-plumets': { rows: [{ row: 'all', breaks: '689/9216', stopped: '5/18' }] },
        'morale-chapter': { rows: [{ row: 'all', results: { OB: '1' }, points: 3 }] },
        'we-are-napoleon': { rows: [{ row: 'all', shaken: '1/2', malus: 1 }] },
      },
    });
  });

  test('an input that is told counts, and is told back', () => {
    const told = asked(
      'encounter',
      EXAMPLE,
      '--given',
      'we-are-napoleon.targetMorale=6, morale-chapter.base=0',
    );
    expect(told).toMatchObject({
      status: 0,
      json: {
        systems: {
          'we-are-napoleon': { rows: [{ shaken: '0', malus: 0 }] },
          'morale-chapter': { rows: [{ points: -2, breaks: '2/3', shaken: '1/3' }] },
        },
      },
    });
    expect(Reflect.get(told.json, 'systems')['we-are-napoleon'].inputs).toContainEqual(
      expect.objectContaining({ input: 'targetMorale', value: 6, from: 'assumed' }),
    );
  });

  test.each([
    ['somebody.base=1', 'given.somebody', 'unknownSystem'],
    ['morale-chapter.luck=1', 'given.morale-chapter.luck', 'unknownInput'],
    ['morale-chapter.base=99', 'given.morale-chapter.base', 'badInput'],
    ['morale-chapter', '--given', 'badOption'],
    ['__proto__.base=1', '--given', 'badOption'],
  ])('--given %s is refused with what there is', (given, path, reason) => {
    expect(asked('encounter', EXAMPLE, '--given', given)).toMatchObject({
      status: 2,
      json: { path, reason },
    });
  });
});
