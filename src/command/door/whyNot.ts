/** Why an answer is not legal, where a screen does not show it: the refusals of the rules asked one answer at a time. */
import { evadeRefusals } from '../../rules/actions.ts';
import type { Choice } from '../../rules/answers.ts';
import { assaultEnds } from '../../rules/assaultConditions.ts';
import { chargeEnds } from '../../rules/chargeConditions.ts';
import { formationRefusals } from '../../rules/formationChange.ts';
import { friendCounterChargeRefusals } from '../../rules/friendReactions.ts';
import { findUnit, type Game, presentUnits, type Unit, unitOf } from '../../rules/game.ts';
import { groupRefusals } from '../../rules/groups.ts';
import { hexOfHalf, isTwofold, lineFrom } from '../../rules/halves.ts';
import { endRefusals, marchRefusals } from '../../rules/march.ts';
import { type Refusal, refusal } from '../../rules/reasons.ts';
import { ridersRefusals } from '../../rules/riders.ts';
import { engine } from '../../rules/rulebook.ts';
import { hasSkill } from '../../rules/skills.ts';
import {
  fireRefusals,
  fireTargetRefusals,
  friendMayFireDefensively,
  targetRefusals,
} from '../../rules/targets.ts';
import { isHorseArtillery } from '../../rules/units.ts';
import { FORMATIONS, type Half } from '../../rules/vocabulary.ts';

export interface Refused {
  readonly choice: Choice;
  readonly reasons: readonly Refusal[];
}

type Of<C extends Choice['choose']> = Extract<Choice, { choose: C }>;

const NONE: readonly Refusal[] = [];
const MARCHES = ['frontalMarch', 'indirectMarch'] as const;

/** Against a shot at that unit: after a march or not, by one half or by either. FIR-01 to FIR-14, FIR-16. */
function shotReasons(
  g: Game,
  u: Unit,
  target: string,
  { after = 'none', half }: { readonly after?: 'none' | 'march'; readonly half?: Half } = {},
): readonly Refusal[] {
  const enemy = findUnit(g, target);
  if (!enemy) return [refusal('FIR-05', 'noTarget')];
  const silent = fireRefusals(g, u, after);
  if (silent.length > 0) return silent;
  if (half === undefined) return fireTargetRefusals(g, u, enemy);
  return targetRefusals(g, u, enemy, 'action', { wasInContact: false }, hexOfHalf(u, half));
}

/** The actions that the rules' own list of refused ones leaves out. SEQ-07 rows 3, 8 to 10 and 13. */
function actionReasons(g: Game, u: Unit, choice: Of<'action'>): readonly Refusal[] {
  switch (choice.action) {
    case 'evade':
      return evadeRefusals(g, u);
    case 'marchThenFire':
      return marchRefusals(g, u, choice.march, 'fire');
    case 'marchThenFormation':
      return marchRefusals(g, u, choice.march, 'formation');
    case 'doubleFire':
      return isTwofold(u)
        ? shotReasons(g, u, choice.target)
        : [refusal('FIR-16', 'wrongFormation', { unit: u.name })];
    case 'formationThenFire':
      return hasSkill(u, 'tacticalSense')
        ? formationRefusals(g, u, choice.formation)
        : [refusal('SKL-18.2', 'wrongType', { unit: u.name })];
    default:
      return NONE;
  }
}

/** Why the manoeuvre under way does not end there. */
function moveReasons(g: Game, choice: Of<'move'>): readonly Refusal[] {
  const frame = g.frames.at(-1);
  if (frame?.procedure !== 'march') return NONE;
  const u = unitOf(g, frame.unit);
  const target = frame.target === null ? null : unitOf(g, frame.target);
  const facts = { unit: u.name, target: target?.name ?? '' };
  const isEnd = ({ to, facing }: Pick<Of<'move'>, 'to' | 'facing'>): boolean =>
    to.q === choice.to.q && to.r === choice.to.r && facing === choice.facing;
  switch (frame.manoeuvre) {
    case 'frontalMarch':
    case 'indirectMarch':
      return endRefusals(g, u, frame.manoeuvre, frame.follow, choice.to, choice.facing);
    case 'charge':
      return target && !chargeEnds(g, u, target).some(isEnd)
        ? [refusal('CHG-11', 'noRouteToTarget', facts)]
        : NONE;
    case 'assault':
      return target && !assaultEnds(g, u, target).some(isEnd)
        ? [refusal('ASL-03', 'noAssaultMove', facts)]
        : NONE;
    default:
      return NONE;
  }
}

/** Why that friend may not react so. CHG-24 to CHG-28. */
function friendReasons(
  g: Game,
  { choose, unit }: Of<'friendCounterCharge' | 'friendDefensiveFire'>,
): readonly Refusal[] {
  const frame = g.frames.at(-1);
  const friend = findUnit(g, unit);
  if (frame?.procedure !== 'reaction' || !friend) return NONE;
  const [attacker, target] = [unitOf(g, frame.attacker), unitOf(g, frame.target)];
  if (choose === 'friendCounterCharge') return friendCounterChargeRefusals(g, friend, attacker);
  const stood = { q: frame.hexQ, r: frame.hexR };
  const { lineFacing } = frame;
  const stand = { hexes: lineFacing === undefined ? ([stood] as const) : lineFrom(stood, lineFacing) };
  const verdict = friendMayFireDefensively(g, friend, target, stand, attacker, frame.inContact);
  return verdict.allowed ? NONE : verdict.reasons;
}

/** Every reason the rules give against that answer to the question waiting; none where they give none, or it is legal. */
export function reasonsAgainst(g: Game, choice: Choice): readonly Refusal[] {
  const pending = engine.pending(g);
  if (pending.wait !== 'decision') return NONE;
  const { question } = pending.decision;
  switch (question.ask) {
    case 'orders':
      if (choice.choose !== 'group') return NONE;
      return [...groupRefusals(g, choice.units), ...ridersRefusals(g, choice.units, choice.riders ?? [])];
    case 'action':
      return choice.choose === 'action' ? actionReasons(g, unitOf(g, question.unit), choice) : NONE;
    case 'move':
      return choice.choose === 'move' ? moveReasons(g, choice) : NONE;
    case 'fireAfterMarch':
    case 'fireAfterFormation': {
      const after = question.ask === 'fireAfterMarch' ? 'march' : 'none';
      return choice.choose === 'shootAt'
        ? shotReasons(g, unitOf(g, question.unit), choice.target, { after })
        : NONE;
    }
    case 'secondShot':
      return choice.choose === 'shootAt'
        ? shotReasons(g, unitOf(g, question.unit), choice.target, { half: question.half })
        : NONE;
    case 'formationAfterMarch':
      return choice.choose === 'formation'
        ? formationRefusals(g, unitOf(g, question.unit), choice.formation)
        : NONE;
    case 'friendReaction':
      return choice.choose === 'friendCounterCharge' || choice.choose === 'friendDefensiveFire'
        ? friendReasons(g, choice)
        : NONE;
    default:
      return NONE;
  }
}

function enemiesOf(g: Game, u: Unit): readonly string[] {
  return presentUnits(g)
    .filter((other) => other.side !== u.side)
    .map(({ id }) => id);
}

/** The actions to ask about beside those the rules list: only those a unit of its kind can think of. */
function actionsThoughtOf(g: Game, u: Unit): readonly Choice[] {
  const thought: Choice[] = [];
  if (isHorseArtillery(u) || u.type === 'lightInfantry')
    for (const march of MARCHES) thought.push({ choose: 'action', action: 'marchThenFire', march });
  if (hasSkill(u, 'linearOrder'))
    for (const target of enemiesOf(g, u)) thought.push({ choose: 'action', action: 'doubleFire', target });
  if (hasSkill(u, 'tacticalSense'))
    for (const formation of FORMATIONS)
      if (formation !== 'none' && formation !== 'horde')
        thought.push({ choose: 'action', action: 'formationThenFire', formation });
  if (u.formation === 'column')
    for (const march of MARCHES) thought.push({ choose: 'action', action: 'marchThenFormation', march });
  return thought;
}

/** The answers that come to mind at the question waiting and are in no list of the rules. */
function thoughtOf(g: Game): readonly Choice[] {
  const pending = engine.pending(g);
  if (pending.wait !== 'decision') return [];
  const { question, side } = pending.decision;
  switch (question.ask) {
    case 'action':
      return actionsThoughtOf(g, unitOf(g, question.unit));
    case 'fireAfterMarch':
    case 'fireAfterFormation':
    case 'secondShot':
      return enemiesOf(g, unitOf(g, question.unit)).map((target) => ({ choose: 'shootAt', target }));
    case 'formationAfterMarch':
      return FORMATIONS.filter((formation) => formation !== 'none' && formation !== 'horde').map(
        (formation) => ({ choose: 'formation', formation }),
      );
    case 'friendReaction':
      return presentUnits(g, side)
        .filter(({ id }) => id !== question.target)
        .flatMap(({ id: unit }): Choice[] => [
          { choose: 'friendCounterCharge', unit },
          { choose: 'friendDefensiveFire', unit },
        ]);
    default:
      return [];
  }
}

/** The refused answers the rules list themselves, and those that come to mind beside them, each with every reason. */
export function refusedAt(g: Game): readonly Refused[] {
  const pending = engine.pending(g);
  if (pending.wait !== 'decision') return [];
  const listed = pending.decision.refused();
  const known = new Set(
    [...listed.map(({ choice }) => choice), ...engine.legal(g)].map((one) => JSON.stringify(one)),
  );
  const more = thoughtOf(g)
    .filter((choice) => !known.has(JSON.stringify(choice)))
    .map((choice) => ({ choice, reasons: reasonsAgainst(g, choice) }))
    .filter(({ reasons }) => reasons.length > 0);
  return [...listed, ...more];
}
