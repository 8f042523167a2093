import { expect, test } from 'vitest';
import { battleHashes } from '../../src/command/battleHashes.ts';
import hashes from '../support/battle-hashes.json' with { type: 'json' };

test('the battles of seeds 1 to 50 end in this browser in the states they end in elsewhere', () => {
  expect(battleHashes(50)).toEqual(hashes);
});
