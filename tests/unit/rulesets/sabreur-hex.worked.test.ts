import { describe, test } from 'vitest';
import { encounters } from '../../../src/rulesets/sabreur-hex/encounters.ts';
import { expectWorked, WORKED_NAMES } from '../../support/workedFigures.ts';

describe('the worked encounters by Sabreur-hex, to the last throw', () => {
  test.each(WORKED_NAMES)('%s', (name) => expectWorked(encounters, 'SH', name));
});
