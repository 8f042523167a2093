import { describe, test } from 'vitest';
import { encounters } from '../../../../src/rulesets/casques-et-plumets/encounters.ts';
import { expectWorked, WORKED_NAMES } from '../../../support/workedFigures.ts';

describe('the worked encounters by Casques et Plumets, to the last throw', () => {
  test.each(WORKED_NAMES)('%s', (name) => expectWorked(encounters, 'CP', name));
});
