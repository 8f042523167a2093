/** What every component of the plan of battle speaks with. */
import { createContext, use, useMemo } from 'react';
import { namesOf } from '../armyBuilder/words.ts';
import type { ScenarioEditorWords } from '../language/en/scenarioEditor.ts';
import type { Explanations, Language } from '../language/language.ts';
import type { Side } from '../rules/state/vocabulary.ts';
import { unitsOf } from '../store/scenarioEditor/acts.ts';
import { usePlan } from '../store/scenarioEditor/state.ts';

/** All that is fetched before the screen opens. */
export interface PlanSpeech {
  readonly language: Language;
  readonly explain: Explanations;
  readonly say: ScenarioEditorWords;
}

export const PlanSpeechContext = createContext<PlanSpeech | null>(null);

export function usePlanSpeech(): PlanSpeech {
  const speech = use(PlanSpeechContext);
  if (!speech) throw new Error('the plan of battle has no words yet');
  return speech;
}

/** How a side and a unit of the scenario are called. */
export interface PlanNames {
  readonly side: (side: Side) => string;
  readonly unit: (id: string) => string;
}

export function usePlanNames(): PlanNames {
  const { language } = usePlanSpeech();
  const armies = usePlan((state) => state.scenario.armies);
  return useMemo(() => {
    const names = new Map([
      ...namesOf({ language }, armies.blue.units),
      ...namesOf({ language }, armies.red.units),
    ]);
    return {
      side: (side) => armies[side].name[language.locale],
      unit: (id) => names.get(id) ?? unitsOf({ armies }).find((unit) => unit.id === id)?.name ?? id,
    };
  }, [language, armies]);
}
