/** Which enemies the unit may attack, with the dice it would throw, and which it may not, with the reasons. */
import type { Choice, Question } from '../rules/answers.ts';
import { chargeEnds, routeIsOpen } from '../rules/chargeConditions.ts';
import { isDoubled } from '../rules/combatFactor.ts';
import { distanceBetween } from '../rules/engagement.ts';
import { fireFactor } from '../rules/fireFactor.ts';
import { type Game, unitOf } from '../rules/game.ts';
import { hexOfHalf, isTwofold } from '../rules/halves.ts';
import { imagined } from '../rules/passage.ts';
import { shockFrame } from '../rules/procedures/shock.ts';
import { strikeFactor, strikeFrame } from '../rules/procedures/strike.ts';
import type { Sum } from '../rules/reasons.ts';
import { engine } from '../rules/rulebook.ts';
import { shotLines } from '../rules/targets.ts';
import { rangeOf } from '../rules/units.ts';
import { vainTargets } from '../rules/vainAttacks.ts';
import { decisionOf } from './engine.ts';
import type { Prospect } from './prospect.ts';
import type { AttackKind, RefusedTarget, Target } from './view.ts';

/** Whether a charge would be doubled by one of its routes: the forecast is the best one. */
function chargeDoubles(game: Game, unit: string, target: string): boolean {
  const [charger, charged] = [unitOf(game, unit), unitOf(game, target)];
  const distance = distanceBetween(charger, charged);
  return chargeEnds(game, charger, charged).some(({ to, facing, route }) =>
    isDoubled(game, imagined(charger, to, facing), charged, {
      openRoute: routeIsOpen(game, charger.hexes[0], route),
      counterCharged: false,
      distance,
    }),
  );
}

type SecondShot = Extract<Question, { ask: 'secondShot' }>;

/** The dice of a shot; of the lines open between halves, the best. `second`: the shot asked about is the second one. */
function shotDice(game: Game, unit: string, target: string, second?: SecondShot): Sum {
  const [firer, enemy] = [unitOf(game, unit), unitOf(game, target)];
  if (!isTwofold(firer) && !isTwofold(enemy)) return fireFactor(game, firer, enemy, 'action');
  const aiming = second ? { half: hexOfHalf(firer, second.half), ignoring: second.first } : {};
  const [first, ...others] = shotLines(game, firer, enemy, 'action', aiming).map((line) =>
    fireFactor(game, firer, enemy, 'action', line),
  );
  if (!first) return fireFactor(game, firer, enemy, 'action');
  return others.reduce((best, sum) => (sum.total > best.total ? sum : best), first);
}

/** The dice of an attack from where both stand now; none for one that no move can carry out. */
export function attackDice(game: Game, kind: AttackKind, unit: string, target: string): Sum {
  if (
    (kind === 'charge' || kind === 'assault') &&
    vainTargets(game, unitOf(game, unit), kind).includes(target)
  )
    return { total: 0, terms: [{ rule: kind === 'charge' ? 'CHG-11' : 'ASL-05', why: 'inVain', amount: 0 }] };
  // FIR-16 and FIR-19 begin with their shot
  if (kind === 'fire' || kind === 'doubleFire' || kind === 'fireThenAttack')
    return shotDice(game, unit, target);
  if (kind === 'assault')
    return strikeFactor(
      game,
      strikeFrame(unit, target, 'melee', {
        strikerStrength: unitOf(game, unit).strength,
        targetStrength: unitOf(game, target).strength,
      }),
    );
  const { charger, doubled } = shockFrame(unit, target, 'charge', {
    doubled: chargeDoubles(game, unit, target),
    protectors: [],
    targetLost: 0,
  });
  return strikeFactor(game, strikeFrame(charger, target, 'charge', { doubled }));
}

function attackOf(choice: Choice): { readonly kind: AttackKind; readonly target: string } | null {
  if (choice.choose === 'shootAt') return { kind: 'fire', target: choice.target };
  if (choice.choose !== 'action') return null;
  const { action } = choice;
  switch (action) {
    case 'charge':
    case 'assault':
    case 'fire':
    case 'doubleFire':
    case 'fireThenAttack':
      return { kind: action, target: choice.target };
    default:
      return null;
  }
}

/** The attacks that the question asked offers, after a march or in a pursuit. */
function askedTargets(game: Game): readonly Target[] {
  const question = decisionOf(game)?.question;
  if (question?.ask === 'impetuousAttack')
    return question.targets.map((target) => ({
      unit: target,
      kind: 'assault',
      dice: attackDice(game, 'assault', question.unit, target),
      lead: [],
      choice: { choose: 'attackTarget', target },
    }));
  if (
    question?.ask !== 'fireAfterMarch' &&
    question?.ask !== 'fireAfterFormation' &&
    question?.ask !== 'secondShot' &&
    question?.ask !== 'pursuitAttack'
  )
    return [];
  const second = question.ask === 'secondShot' ? question : undefined;
  return engine.legal(game).flatMap((choice): Target[] => {
    if (choice.choose === 'shootAt')
      return [
        {
          unit: choice.target,
          kind: 'fire',
          dice: shotDice(game, question.unit, choice.target, second),
          lead: [],
          choice,
        },
      ];
    if (choice.choose !== 'attackTarget') return [];
    const dice = strikeFactor(game, strikeFrame(question.unit, choice.target, 'pursuit'));
    return [{ unit: choice.target, kind: 'charge', dice, lead: [], choice }];
  });
}

const noTargets: readonly Target[] = [];
const targets = new WeakMap<object, readonly Target[]>();

/** Every attack open to the unit asked or selected. */
export function targetsOf(game: Game, prospect: Prospect | null): readonly Target[] {
  const key = prospect ?? game;
  const before = targets.get(key);
  if (before) return before;
  const found = prospect
    ? prospect.legal.flatMap((choice): Target[] => {
        const attack = attackOf(choice);
        if (!attack) return [];
        const dice = attackDice(prospect.game, attack.kind, prospect.unit, attack.target);
        return [{ unit: attack.target, kind: attack.kind, dice, lead: prospect.lead, choice }];
      })
    : askedTargets(game);
  const list = found.length > 0 ? found : noTargets;
  targets.set(key, list);
  return list;
}

/** How far away an enemy may be and still be thought a target, in hexes. */
const NEAR = 6;

const noRefusals: readonly RefusedTarget[] = [];
const refusals = new WeakMap<Prospect, readonly RefusedTarget[]>();

/** Every attack refused to the unit, on enemies near enough to be thought of. */
export function refusedTargetsOf(prospect: Prospect | null): readonly RefusedTarget[] {
  if (!prospect) return noRefusals;
  const before = refusals.get(prospect);
  if (before) return before;
  const { game } = prospect;
  const unit = unitOf(game, prospect.unit);
  const reach = Math.max(NEAR, rangeOf(unit));
  const found = prospect.refused().flatMap(({ choice, reasons }): RefusedTarget[] => {
    const attack = attackOf(choice);
    if (!attack || distanceBetween(unit, unitOf(game, attack.target)) > reach) return [];
    return [{ unit: attack.target, kind: attack.kind, reasons }];
  });
  refusals.set(prospect, found);
  return found;
}
