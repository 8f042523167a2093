/** Which of the known positions a level finds the answer to. */
import { BUDGETS, type Level } from '../../../src/opponent/levels.ts';
import { thoughtOf } from '../../../src/opponent/mind.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import type { Known } from './known.ts';
import { type Variant, variantsOf } from './variants.ts';

/** How a level answered one variant of a position. */
export interface Answered {
  readonly theme: string;
  readonly variant: Variant['name'];
  readonly found: boolean;
  /** As it would be in the position as told. */
  readonly choice: Choice;
}

/** What the level answers to each variant of the position. */
export function answersOf(level: Level, known: Known, variants = variantsOf(known)): readonly Answered[] {
  return variants.map(({ name, game, side, told }) => {
    const seed = `${known.theme}, ${name}`;
    const asked = { game, side, level, temper: 'even', budget: BUDGETS[level], seed } as const;
    const choice = told(thoughtOf(asked).choice);
    return { theme: known.theme, variant: name, found: known.wanted(choice), choice };
  });
}

/** The share of answers found. */
export function shareFound(answers: readonly Answered[]): number {
  return answers.filter(({ found }) => found).length / answers.length;
}
