/** What there is to say of a charge or an assault once the attacker has moved: reactions, blows, saves, tests. */

import { friendReactions } from '../../rules/attack/friendReactions.ts';
import { isDoubled } from '../../rules/combat/combatFactor.ts';
import { TEST_LOSSES } from '../../rules/combat/losses.ts';
import { assaultFrame } from '../../rules/procedures/assault.ts';
import { reactionsTo } from '../../rules/procedures/declaration.ts';
import { strikeFrame } from '../../rules/procedures/strike.ts';
import { moraleFrame } from '../../rules/state/calledFrames.ts';
import type { Declaration } from '../../rules/state/frames.ts';
import { type Game, unitOf } from '../../rules/state/game.ts';
import type { Attack } from '../../rules/state/vocabulary.ts';
import { shotOf } from './shots.ts';
import { choicesAt, factorAt, saveAt, testAt } from './steps.ts';

/** What was recorded when the attack was declared, and the way the attacker took. */
interface Circumstances extends Declaration {
  readonly openRoute: boolean;
  readonly outflanked: boolean;
}

type Blow = Parameters<typeof strikeFrame>;

function blow(g: Game, ...[striker, target, kind, more]: Blow): object {
  const frame = strikeFrame(striker, target, kind, more);
  return { striker, target, ...factorAt(g, frame), save: saveAt(g, { ...frame, at: 'saves', hits: 1 }) };
}

/** The reactions of the target, each with its test, and those of its friends. */
function reactionsOf(g: Game, attack: Attack, attacker: string, target: string, c: Circumstances): object {
  const frame = reactionsTo(g, attack, attacker, target, c);
  const charging = attack === 'charge';
  const friends = friendReactions(g, frame);
  return {
    target: choicesAt(g, frame),
    friends: friends.length === 0 ? null : choicesAt(g, { ...frame, at: 'friend' }),
    defensiveFire: shotOf(g, target, attacker, 'defensive', { charging }),
    friendsFire: friends.flatMap((friend) =>
      friend.choose === 'friendDefensiveFire'
        ? [shotOf(g, friend.unit, attacker, 'defensive', { charging })]
        : [],
    ),
  };
}

function shock(g: Game, charger: string, target: string, c: Circumstances): object {
  const { openRoute, distance, protectors } = c;
  const context = { openRoute, distance, counterCharged: false };
  const doubled = isDoubled(g, unitOf(g, charger), unitOf(g, target), context);
  const targetTest = moraleFrame(target, 'losses', charger, { attacker: charger, protectors });
  return {
    doubled,
    strike: blow(g, charger, target, 'charge', { doubled }),
    targetTest: { losses: TEST_LOSSES, ...testAt(g, targetTest) },
    strikeBack: blow(g, target, charger, 'strikeBack', {}),
    attackerTest: {
      losses: TEST_LOSSES,
      ...testAt(g, moraleFrame(charger, 'losses', target, { charging: true })),
    },
  };
}

function melee(g: Game, assailant: string, target: string, c: Circumstances): object {
  const strengths = {
    strikerStrength: unitOf(g, assailant).strength,
    targetStrength: unitOf(g, target).strength,
  };
  const { outflanked: outflankedAtDeclaration, protectors } = c;
  const targetTest = moraleFrame(target, 'losses', assailant, { attacker: assailant, protectors });
  return {
    strike: blow(g, assailant, target, 'melee', { ...strengths, outflankedAtDeclaration }),
    targetTest: { losses: TEST_LOSSES, ...testAt(g, targetTest) },
    strikeBack: blow(g, target, assailant, 'meleeAnswer', {
      strikerStrength: strengths.targetStrength,
      targetStrength: strengths.strikerStrength,
    }),
    attackerTest: { losses: TEST_LOSSES, ...testAt(g, moraleFrame(assailant, 'losses', target)) },
  };
}

/** The attack from where both stand, nobody having reacted or lost anything yet. */
export function blowsOf(g: Game, attack: Attack, attacker: string, target: string, c: Circumstances): object {
  if (attack === 'charge')
    return { reactions: reactionsOf(g, attack, attacker, target, c), ...shock(g, attacker, target, c) };
  const declared = { ...assaultFrame(g, attacker, target), outflanked: c.outflanked };
  const during: Game = { ...g, frames: [declared] };
  return {
    reactions: reactionsOf(during, attack, attacker, target, c),
    ...melee(during, attacker, target, c),
  };
}
