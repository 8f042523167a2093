/** What an activated unit may do, and what it may not, with the reasons. SEQ-06, SEQ-07, SEQ-10. */
import type { RefusedChoice } from '../../engine/procedure.ts';
import { assaultTargets } from '../attack/assaultConditions.ts';
import { chargeTargets } from '../attack/chargeConditions.ts';
import { fireThenAttackChoices, refusedFireThenAttack } from '../attack/fireThenAttack.ts';
import { declarationRefusals, vainTargets } from '../attack/vainAttacks.ts';
import { fireRefusals, fireTargetRefusals, fireTargets } from '../fire/targets.ts';
import { formationRefusals, formationTargets } from '../formation/formationChange.ts';
import { isTwofold } from '../ground/halves.ts';
import { rallyRefusals } from '../morale/rallyConditions.ts';
import { mayEvadeAsAction } from '../movement/evade.ts';
import { marchRefusals, mayMarch } from '../movement/march.ts';
import type { Choice } from '../state/answers.ts';
import type { SabreurTypes } from '../state/frames.ts';
import { findUnit, type Game, presentUnits, type Unit } from '../state/game.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import { FORMATIONS } from '../state/vocabulary.ts';
import { hasSkill } from '../units/skills.ts';
import { isArtillery } from '../units/units.ts';
import { turnsInPanic } from './refacing.ts';

type March = 'frontalMarch' | 'indirectMarch';
const MARCHES: readonly March[] = ['frontalMarch', 'indirectMarch'];

/** Why the unit may not flee as its action. SEQ-07 row 4, MAN-27, R-23, R-154. */
function flightRefusals(u: Unit): readonly Refusal[] {
  if (isArtillery(u)) return [refusal('MAN-27', 'artilleryNeverFlees', { unit: u.id })];
  if (u.mayNotManoeuvre) return [refusal('ORD-11', 'mayNotManoeuvre', { unit: u.id })];
  return [];
}

/** Why the unit may not evade as its action. SEQ-07 row 3, MAN-12 to MAN-14. */
export function evadeRefusals(g: Game, u: Unit): readonly Refusal[] {
  const allowed = mayEvadeAsAction(g, u);
  return allowed.allowed ? [] : allowed.reasons;
}

/** Every action the unit may choose now, in the order of SEQ-07, `pass` last. */
export function legalActions(g: Game, u: Unit, inPanickedGroup: boolean): readonly Choice[] {
  const actions: Choice[] = [];
  const add = (choice: Choice): void => {
    actions.push(choice);
  };
  if (!u.panicked) {
    for (const action of MARCHES) if (mayMarch(g, u, action, 'none')) add({ choose: 'action', action });
    if (evadeRefusals(g, u).length === 0) add({ choose: 'action', action: 'evade' });
  }
  if (flightRefusals(u).length === 0) add({ choose: 'action', action: 'flight' });
  // what an option makes of a change of formation, which R-23 forbids to whoever failed his test
  if (!u.mayNotManoeuvre) for (const turn of turnsInPanic(g, u)) add(turn);
  if (!u.panicked) {
    for (const target of [...chargeTargets(g, u), ...vainTargets(g, u, 'charge')].sort())
      add({ choose: 'action', action: 'charge', target });
    for (const target of [...assaultTargets(g, u), ...vainTargets(g, u, 'assault')].sort())
      add({ choose: 'action', action: 'assault', target });
    const aimed = fireRefusals(g, u, 'none').length === 0 ? fireTargets(g, u) : [];
    for (const target of aimed) add({ choose: 'action', action: 'fire', target });
    for (const march of MARCHES)
      if (mayMarch(g, u, march, 'fire')) add({ choose: 'action', action: 'marchThenFire', march });
    // FIR-16
    if (isTwofold(u)) for (const target of aimed) add({ choose: 'action', action: 'doubleFire', target });
    const formations = formationTargets(g, u);
    // SKL-18.2
    if (hasSkill(u, 'tacticalSense'))
      for (const formation of formations) add({ choose: 'action', action: 'formationThenFire', formation });
    for (const choice of fireThenAttackChoices(g, u)) add(choice);
    for (const formation of formations) add({ choose: 'action', action: 'formation', formation });
    for (const march of MARCHES)
      if (mayMarch(g, u, march, 'formation')) add({ choose: 'action', action: 'marchThenFormation', march });
  }
  if (rallyRefusals(g, u, inPanickedGroup).length === 0) add({ choose: 'action', action: 'rally' });
  add({ choose: 'pass' });
  return actions;
}

/** Why the unit does not fire twice, or after a change of formation. FIR-16, SKL-18.2. */
function combinedFireRefusals(
  g: Game,
  u: Unit,
  own: readonly Refusal[],
  target: Unit | null,
): readonly Refusal[] {
  const silent = fireRefusals(g, u, 'none');
  if (silent.length > 0 || !target) return [...own, ...silent];
  return [...own, ...fireTargetRefusals(g, u, target)];
}

/** Why the unit does not act so, for the actions that `refusedActions` does not go through. FIR-03, FIR-16, FRM-17, SKL-18.2. */
export function whyNotAction(
  g: Game,
  u: Unit,
  { action, march, target, formation }: Readonly<Record<string, unknown>>,
): readonly Refusal[] {
  const unit = u.id;
  const manoeuvre = MARCHES.find((one) => one === march);
  if (manoeuvre && action === 'marchThenFire') return marchRefusals(g, u, manoeuvre, 'fire');
  if (manoeuvre && action === 'marchThenFormation') return marchRefusals(g, u, manoeuvre, 'formation');
  if (action === 'doubleFire') {
    const enemy = findUnit(g, target);
    const own = isTwofold(u) ? [] : [refusal('FIR-16', 'wrongFormation', { unit })];
    return combinedFireRefusals(g, u, own, enemy ?? null);
  }
  const shape = FORMATIONS.find((one) => one === formation);
  if (!shape || action !== 'formationThenFire') return [];
  const own = hasSkill(u, 'tacticalSense') ? [] : [refusal('SKL-18.2', 'wrongType', { unit })];
  return [...own, ...formationRefusals(g, u, shape)];
}

/** The actions the unit may not choose, each with every reason: marches, charges and shots at each enemy, formations, rally. */
export function refusedActions(
  g: Game,
  u: Unit,
  inPanickedGroup: boolean,
): readonly RefusedChoice<SabreurTypes>[] {
  const refused: RefusedChoice<SabreurTypes>[] = [];
  const add = (choice: Choice, reasons: readonly Refusal[]): void => {
    if (reasons.length > 0) refused.push({ choice, reasons });
  };
  for (const action of MARCHES) add({ choose: 'action', action }, marchRefusals(g, u, action, 'none'));
  add({ choose: 'action', action: 'evade' }, evadeRefusals(g, u));
  add({ choose: 'action', action: 'flight' }, flightRefusals(u));
  for (const enemy of presentUnits(g).filter((other) => other.side !== u.side)) {
    add({ choose: 'action', action: 'charge', target: enemy.id }, declarationRefusals(g, u, enemy, 'charge'));
    add(
      { choose: 'action', action: 'assault', target: enemy.id },
      declarationRefusals(g, u, enemy, 'assault'),
    );
    const silent = fireRefusals(g, u, 'none');
    add(
      { choose: 'action', action: 'fire', target: enemy.id },
      silent.length > 0 ? silent : fireTargetRefusals(g, u, enemy),
    );
  }
  refused.push(...refusedFireThenAttack(g, u));
  for (const formation of FORMATIONS) {
    if (formation === 'none' || formation === 'horde') continue;
    add({ choose: 'action', action: 'formation', formation }, formationRefusals(g, u, formation));
  }
  add({ choose: 'action', action: 'rally' }, rallyRefusals(g, u, inPanickedGroup));
  return refused;
}
