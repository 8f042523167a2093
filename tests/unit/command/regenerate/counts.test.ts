import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  COUNT_DEPTH,
  type CountedPosition,
  countPosition,
  countTable,
} from '../../../../src/command/regenerate/counts.ts';
import { projectText } from '../../../support/commandLine.ts';
import published from '../../../support/counts/counts.json' with { type: 'json' };

const folder = 'tests/support/counts';
const counted: readonly CountedPosition[] = published;

describe('the published counts (npm run regenerate -- counts)', () => {
  test('are of twenty positions, to depth 3', () => {
    const files = readdirSync(fileURLToPath(new URL('../../../support/counts/positions', import.meta.url)));
    expect(files.sort()).toEqual(counted.map(({ position }) => `${position}.json`));
    expect(counted.length).toBeGreaterThanOrEqual(20);
    for (const { depths } of counted) expect(depths).toHaveLength(COUNT_DEPTH);
    expect(projectText(`${folder}/README.md`)).toBe(countTable(counted));
  });

  test.each(counted)('$position: $title', (one) => {
    expect(countPosition(one.position, projectText(`${folder}/positions/${one.position}.json`))).toEqual(one);
  });
});
