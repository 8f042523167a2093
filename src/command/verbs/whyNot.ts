/** The answers refused at the question waiting, with those that come to mind though the rules list them nowhere. */

import { engine } from '../../rules/rulebook.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { type Game, presentUnits, type Unit, unitOf } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import type { Refusal } from '../../rules/state/reasons.ts';
import { FORMATIONS } from '../../rules/state/vocabulary.ts';
import { hasSkill } from '../../rules/units/skills.ts';
import { isHorseArtillery } from '../../rules/units/units.ts';

export interface Refused {
  readonly choice: Choice;
  readonly reasons: readonly Refusal[];
}

const MARCHES = ['frontalMarch', 'indirectMarch'] as const;

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
  const { unit: about } = whoIsMeant(question);
  if (about === null) return [];
  switch (question.ask) {
    case 'action':
      return actionsThoughtOf(g, unitOf(g, about));
    case 'fireAfterMarch':
    case 'fireAfterFormation':
    case 'secondShot':
      return enemiesOf(g, unitOf(g, about)).map((target) => ({ choose: 'shootAt', target }));
    case 'formationAfterMarch':
      return FORMATIONS.filter((formation) => formation !== 'none' && formation !== 'horde').map(
        (formation) => ({ choose: 'formation', formation }),
      );
    case 'friendReaction':
      return presentUnits(g, side)
        .filter(({ id }) => id !== about)
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
  const { decision } = pending;
  const listed = decision.refused();
  const known = new Set(
    [...listed.map(({ choice }) => choice), ...engine.legal(g)].map((one) => JSON.stringify(one)),
  );
  const more = thoughtOf(g)
    .filter((choice) => !known.has(JSON.stringify(choice)))
    .map((choice) => ({ choice, reasons: decision.whyNot?.({ ...choice }) ?? [] }))
    .filter(({ reasons }) => reasons.length > 0);
  return [...listed, ...more];
}
