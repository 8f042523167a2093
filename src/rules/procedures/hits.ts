/** What hits do to their target, by fire or in close combat: saves first, then losses, which guns may pass on. SAV, LOS. */

import { mayTransfer } from '../combat/lossTransfer.ts';
import type { Save } from '../combat/saves.ts';
import { saveDice } from '../state/dice.ts';
import type { Fact } from '../state/facts.ts';
import type { Roll } from '../state/frames.ts';
import { type Game, unitOf } from '../state/game.ts';

/** The dice that save the points about to be lost to an enemy, one a point. SAV-01, SAV-02. */
export function savesRoll(
  g: Game,
  { target, hits }: { readonly target: string; readonly hits: number },
  enemy: string,
  { from, entitlements }: Save,
): Roll {
  return {
    side: unitOf(g, target).side,
    about: {
      about: 'saves',
      unit: target,
      against: enemy,
      losses: hits,
      from,
      entitlements: entitlements.map(({ rule }) => rule),
    },
    dice: saveDice(hits, from),
  };
}

/** That so many of the points were saved. SAV-01. */
export function savedFact(unit: string, saved: number, of: number): Fact {
  return { fact: 'saved', unit, saved, of, rule: 'SAV-01' };
}

/** What comes after the saves: guns may ask a friend to bear losses for them. LOS-05. */
export function suffer(g: Game, target: string, hits: number): 'transfer' | 'losses' {
  return mayTransfer(g, unitOf(g, target), hits) ? 'transfer' : 'losses';
}
