import { describe, test } from 'vitest';
import { encounters } from '../../../src/rulesets/alexandre-et-bayard/encounters.ts';
import { expectWorked, WORKED_NAMES } from '../../support/workedFigures.ts';

describe('the worked encounters by Alexandre et Bayard, to the last throw', () => {
  test.each(WORKED_NAMES)('%s', (name) => expectWorked(encounters, 'AB', name));
});
