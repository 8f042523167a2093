/** Everybody meets everybody by Sabreur-hex: whatever is refused has its sentence. */
import { expect, test } from 'vitest';
import { DEEDS } from '../../../src/contract/encounter.ts';
import { encounters } from '../../../src/rulesets/sabreur-hex/encounters.ts';
import { words as english } from '../../../src/rulesets/sabreur-hex/language/en.ts';
import { words as french } from '../../../src/rulesets/sabreur-hex/language/fr.ts';
import { encounter, party } from '../../support/encounters.ts';

test('each refusal has its sentence, whoever meets whom, near and far', { timeout: 120_000 }, () => {
  const kinds = [
    ...[party('line'), party('line', { formation: 'square' }), party('light', { formation: 'skirmish' })],
    ...[party('lancers'), party('fieldGuns')],
  ];
  const met = new Set<string>();
  for (const deed of DEEDS)
    for (const attacker of kinds)
      for (const target of kinds)
        for (const onto of ['front', 'rear'] as const)
          for (const distance of [1, 2, 14]) {
            const answer = encounters.answer(encounter({ deed, attacker, target, onto, distance }), {});
            if (answer.kind === 'silent') met.add(answer.silent);
          }
  expect(met.size).toBeGreaterThan(7);
  for (const { silences } of [english, french])
    expect([...met].filter((code) => !Object.hasOwn(silences, code))).toEqual([]);
});
