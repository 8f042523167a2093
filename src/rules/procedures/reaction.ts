import { friendReactions, whyNotFriend } from '../attack/friendReactions.ts';
import { isExemptFromTest, legalReactions, reactionRefusals, rotationFacings } from '../attack/reactions.ts';
import { isTwofold } from '../ground/halves.ts';
import { counterchargerFights, friendCounterchargeCancelsDouble } from '../state/actionHouseRules.ts';
import type { Choice } from '../state/answers.ts';
import { flightFrame, moraleFrame } from '../state/calledFrames.ts';
import type { Decision, Declaration, Next, ReactionFrame, RuleProcedure } from '../state/frames.ts';
import { changeUnit, type Game, unitOf } from '../state/game.ts';
import { REACTIONS, type Reaction, type RuleId } from '../state/vocabulary.ts';
import { hasSkill } from '../units/skills.ts';
import { marchFrame } from './march.ts';
import { shotFrame } from './shot.ts';

/** What the reactions need to know of the attack, and of its target before it reacts. */
type Declared = Declaration &
  Pick<ReactionFrame, 'attack' | 'attacker' | 'target' | 'hexQ' | 'hexR' | 'lineFacing'>;

/** The reactions to an attack, none taken yet. FLOW-CHARGE steps 5 to 12, FLOW-ASSAULT steps 3 to 5. */
export function reactionFrame(declared: Declared): ReactionFrame {
  return {
    procedure: 'reaction',
    at: 'declare',
    ...declared,
    reaction: 'nothing',
    friend: '',
    gone: false,
    counterCharged: false,
    squareFormed: false,
    fireLosses: 0,
    targetLost: 0,
  };
}

const RULE_OF: Readonly<Record<Reaction, RuleId>> = {
  nothing: 'CHG-13',
  square: 'CHG-19',
  closedColumn: 'FRM-08',
  defensiveFire: 'CHG-21',
  rotation: 'CHG-20',
  counterCharge: 'CHG-22',
  evade: 'CHG-23',
  flight: 'CHG-23',
};

function reactionChoice(g: Game, f: ReactionFrame): Decision {
  return {
    side: unitOf(g, f.target).side,
    question: { ask: 'reaction', unit: f.target, attacker: f.attacker, attack: f.attack },
    legal: () => legalReactions(g, f).map((reaction) => ({ choose: 'reaction', reaction })),
    // a closed column is nobody's near miss but a Large battalion's
    refused: () =>
      REACTIONS.filter(
        (reaction) => reaction !== 'closedColumn' || hasSkill(unitOf(g, f.target), 'largeBattalion'),
      )
        .map((reaction) => ({
          choice: { choose: 'reaction', reaction } as const,
          reasons: reactionRefusals(g, f, reaction),
        }))
        .filter(({ reasons }) => reasons.length > 0),
  };
}

function finish(f: ReactionFrame, ended: boolean, counterCharger?: string): Next<ReactionFrame> {
  const { gone, counterCharged, squareFormed, targetLost } = f;
  const more = counterCharger === undefined ? {} : { counterCharger };
  return { end: { result: 'reacted', gone, ended, counterCharged, squareFormed, targetLost, ...more } };
}

/** After a defensive shot: the attack is over if it killed the attacker or shook it. CHG-29, ASL-16, R-97. */
function attackEnds(g: Game, f: ReactionFrame, failed: boolean): boolean {
  return failed || unitOf(g, f.attacker).fate !== 'present';
}

/** The reactions to a charge or an assault: the target's, then one friend's. CHG-13 to CHG-28, ASL-11 to ASL-13, R-88. */
export const reaction: RuleProcedure<ReactionFrame> = {
  declare: {
    ask: reactionChoice,
    then: (g, f, choice) => {
      const declared = choice.choose === 'reaction' ? choice.reaction : 'nothing';
      const facts = [
        { fact: 'reactionDeclared', unit: f.target, reaction: declared, rule: RULE_OF[declared] } as const,
      ];
      const set = { reaction: declared };
      if (declared === 'flight' || declared === 'evade') return { to: declared, set, facts };
      const exempt = isExemptFromTest(g, unitOf(g, f.target), unitOf(g, f.attacker), f.attack);
      if (exempt === null) return { to: 'test', set, facts };
      return { to: 'perform', set, facts: [...facts, { fact: 'testExempt', unit: f.target, rule: exempt }] };
    },
  },
  // CHG-15, CHG-18
  test: {
    call: (_g, f) =>
      moraleFrame(f.target, 'reaction', f.attacker, {
        reaction: f.reaction,
        attacker: f.attacker,
        protectors: f.protectors,
      }),
    then: (_g, f, result) => {
      if (result.result !== 'tested') return { to: 'friends' };
      if (result.outcome === 'passed') return { to: 'perform' };
      return {
        to: 'friends',
        set: { gone: result.outcome === 'gone', targetLost: f.targetLost + result.lost },
      };
    },
  },
  perform: {
    do: (g, f) => {
      switch (f.reaction) {
        case 'square':
        case 'closedColumn': {
          const from = unitOf(g, f.target).formation;
          const to = f.reaction;
          return {
            to: 'friends',
            set: { squareFormed: true },
            game: changeUnit(g, f.target, { formation: to, facing: 0 }),
            facts: [{ fact: 'formationChanged', unit: f.target, from, to, rule: RULE_OF[to] }],
          };
        }
        case 'counterCharge':
          return { to: 'friends', set: { counterCharged: true } };
        case 'rotation':
          return { to: isTwofold(unitOf(g, f.target)) ? 'wheel' : 'turn' };
        case 'defensiveFire':
          return { to: 'targetShot' };
        default:
          return { to: 'friends' };
      }
    },
  },
  flight: {
    call: (_g, f) => flightFrame(f.target, f.attacker),
    then: () => ({ to: 'friends', set: { gone: true } }),
  },
  evade: {
    call: (_g, f) => marchFrame(f.target, 'evade'),
    then: () => ({ to: 'friends', set: { gone: true } }),
  },
  // CHG-20, R-43, R-99
  wheel: {
    call: (_g, f) => marchFrame(f.target, 'wheel', { target: f.attacker }),
    then: () => ({ to: 'friends' }),
  },
  // CHG-20, R-99
  turn: {
    ask: (g, f) => ({
      side: unitOf(g, f.target).side,
      question: { ask: 'facing', unit: f.target, purpose: 'rotation' },
      legal: () =>
        rotationFacings(g, unitOf(g, f.target), unitOf(g, f.attacker)).map(
          (facing): Choice => ({ choose: 'facing', facing }),
        ),
      refused: () => [],
    }),
    then: (g, f, choice) => {
      const facing = choice.choose === 'facing' ? choice.facing : 0;
      return {
        to: 'friends',
        game: changeUnit(g, f.target, { facing }),
        facts: [{ fact: 'turned', unit: f.target, facing, rule: 'CHG-20' }],
      };
    },
  },
  // CHG-21, CHG-29
  targetShot: {
    call: (_g, f) => shotFrame(f.target, f.attacker, 'defensive', { charging: f.attack === 'charge' }),
    then: (g, f, result) => {
      if (result.result !== 'shot') return { to: 'friends' };
      if (attackEnds(g, f, result.failed)) return finish(f, true);
      return { to: 'friends', set: { fireLosses: result.lost } };
    },
  },
  // CHG-24
  friends: { do: (g, f) => (friendReactions(g, f).length > 0 ? { to: 'friend' } : finish(f, false)) },
  friend: {
    ask: (g, f) => ({
      side: unitOf(g, f.target).side,
      question: { ask: 'friendReaction', target: f.target, attacker: f.attacker, attack: f.attack },
      legal: () => [...friendReactions(g, f), { choose: 'noFriend' }],
      refused: () => [],
      whyNot: (choice) => whyNotFriend(g, f, choice),
    }),
    then: (_g, f, choice) => {
      if (choice.choose !== 'friendCounterCharge' && choice.choose !== 'friendDefensiveFire')
        return finish(f, false);
      const declared: Reaction = choice.choose === 'friendCounterCharge' ? 'counterCharge' : 'defensiveFire';
      return {
        to: 'friendTest',
        set: { friend: choice.unit, reaction: declared },
        facts: [
          {
            fact: 'friendReacts',
            unit: choice.unit,
            reaction: declared,
            rule: declared === 'counterCharge' ? 'CHG-27' : 'CHG-28',
          },
        ],
      };
    },
  },
  // CHG-26, R-89
  friendTest: {
    call: (_g, f) =>
      moraleFrame(f.friend, 'friendReaction', f.attacker, {
        attacker: f.attacker,
        reaction: f.reaction,
        charged: f.attack === 'charge',
      }),
    then: (_g, f, result) => {
      if (result.result !== 'tested' || result.outcome !== 'passed') return finish(f, false);
      return { to: f.reaction === 'counterCharge' ? 'friendMove' : 'friendShot' };
    },
  },
  // MAN-28, R-91, R-92
  friendMove: {
    call: (_g, f) => marchFrame(f.friend, 'counterCharge', { target: f.attacker }),
    then: (g, f) =>
      finish(
        { ...f, counterCharged: f.counterCharged || friendCounterchargeCancelsDouble(g) },
        false,
        counterchargerFights(g) ? f.friend : undefined,
      ),
  },
  friendShot: {
    call: (_g, f) =>
      shotFrame(f.friend, f.attacker, 'defensive', {
        charging: f.attack === 'charge',
        earlier: f.fireLosses,
      }),
    then: (g, f, result) => finish(f, result.result === 'shot' && attackEnds(g, f, result.failed)),
  },
};
