/** What only scenarios and their set-up bring about: how often each of it was told in a row of random battles. */
import { RuleCount } from './ruleCount.ts';

/** Facts, then refusals: where one of them is never heard in many battles, something of it can no longer happen. */
const TOLD_OF = {
  fact: ['deployed', 'reinforcements', 'placeHeld', 'objectivePoints', 'leftMap'],
  reason: ['outsideZone', 'setUpTooNear', 'alreadyDeployed', 'notComing', 'noExit', 'exitTooFar'],
} as const;

/** Counts these beside the statements of the rule. */
export class ScenarioCount extends RuleCount {
  readonly said = new Map<string, number>(
    Object.values(TOLD_OF).flatMap((words) => words.map((word) => [word, 0])),
  );

  override add(told: unknown): void {
    if (typeof told === 'object' && told !== null)
      for (const key of ['fact', 'reason'] as const) {
        const word: unknown = Reflect.get(told, key);
        if (typeof word === 'string' && this.said.has(word))
          this.said.set(word, (this.said.get(word) ?? 0) + 1);
      }
    super.add(told);
  }

  /** Those that were never told. */
  unheard(): readonly string[] {
    return [...this.said].filter(([, times]) => times === 0).map(([word]) => word);
  }
}
