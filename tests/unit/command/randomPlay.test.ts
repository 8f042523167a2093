import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { theBattle } from '../../../src/command/battleForCommands.ts';
import { battleHashes } from '../../../src/command/battleHashes.ts';
import { closeBattle } from '../../../src/command/closeBattle.ts';
import { tryWildAnswer } from '../../../src/command/illegalPlay.ts';
import { brokenInvariant } from '../../../src/command/invariants.ts';
import { INVARIANTS, playRandomly } from '../../../src/command/randomPlay.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import type { Fact } from '../../../src/rules/state/facts.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import hashes from '../../support/battle-hashes.json' with { type: 'json' };
import { position } from '../../support/position.ts';

describe('random play', () => {
  test('whole battles end by victory or turn limit with every invariant held', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { game, fault } = playRandomly(theBattle(), String(seed), INVARIANTS);
      expect(fault).toBeNull();
      expect(game.outcome).not.toBeNull();
    }
  });

  test('so do random armies on random ground, within reach of each other from the start', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const { game, fault } = playRandomly(closeBattle(String(seed)), String(seed), INVARIANTS);
      expect(fault, `seed ${seed}`).toBeNull();
      expect(game.outcome).not.toBeNull();
    }
  });

  test('the state survives JSON at every answer of a random game, and play goes on from the copy as from itself', () => {
    let answers = 0;
    const { game, fault } = playRandomly(theBattle(), 'json', {
      after: (state) => {
        answers++;
        return JSON.stringify(JSON.parse(JSON.stringify(state))) === JSON.stringify(state)
          ? null
          : 'lost in JSON';
      },
    });
    expect(fault).toBeNull();
    expect(answers).toBeGreaterThan(100);
    const half = playRandomly(theBattle(), 'json', { limit: Math.floor(answers / 2) }).game;
    expect(playRandomly(JSON.parse(JSON.stringify(half)) as Game, 'rest').game).toEqual(
      playRandomly(half, 'rest').game,
    );
    expect(game.outcome).not.toBeNull();
  });

  test('the battles of seeds 1 to 50 end in the states on record', () => {
    expect(battleHashes(50)).toEqual(hashes);
  });

  test('charges, assaults, shots, return shots, flights, pursuits and rallies all happen', () => {
    const seen = new Set<Fact['fact'] | `shot ${string}`>();
    for (let seed = 1; seed <= 60; seed++)
      playRandomly(closeBattle(String(seed)), String(seed), {
        after: (_game, facts) => {
          for (const fact of facts) seen.add(fact.fact === 'shot' ? `shot ${fact.kind}` : fact.fact);
          return null;
        },
      });
    for (const fact of [
      'chargeDeclared',
      'assaultDeclared',
      'shot action',
      'shot return',
      'shot defensive',
      'panicked',
      'pursuitLength',
      'rallied',
      'struck',
      'saved',
      'eliminated',
      'formationChanged',
      'crossed',
      'testExempt',
      'friendReacts',
    ] as const)
      expect([...seen]).toContain(fact);
  });

  test('the invariants bite', () => {
    const game = position({
      units: [
        { id: 'A', side: 'blue', type: 'lineInfantry', at: [2, 9] },
        { id: 'B', side: 'blue', type: 'lineInfantry', at: [2, 9] },
      ],
    });
    expect(brokenInvariant(game)).toContain('share a hex');
    const [unit] = game.units;
    if (!unit) throw new Error('no unit');
    expect(brokenInvariant({ ...game, units: [{ ...unit, strength: 99 }] })).toContain('strength');
    expect(brokenInvariant({ ...game, units: [{ ...unit, panicked: true }] })).toContain('horde');
  });
});

describe('illegal answers', () => {
  test('are refused with a reason and leave the state as it was', () => {
    const stream = seedrandom('wild');
    const earlier: Choice[] = [];
    let tried = 0;
    const { fault } = playRandomly(theBattle(), 'wild', {
      choices: (_game, legal) => {
        const some = legal[Math.floor(stream() * legal.length)];
        if (some) earlier.push(some);
      },
      after: (game) => {
        for (let each = 0; each < 20; each++) {
          const result = tryWildAnswer(game, earlier, stream);
          if (result.tried) tried++;
          if (result.fault !== null) return result.fault;
        }
        return null;
      },
    });
    expect(fault).toBeNull();
    expect(tried).toBeGreaterThan(2000);
  });
});
