import type { RuleId } from '../rules/state/vocabulary.ts';

/** One subject of the newcomer's guide: short sentences, each with the statements of the rule it tells. */
export interface GuideTopic {
  readonly title: string;
  readonly sentences: readonly { readonly text: string; readonly rules: readonly RuleId[] }[];
}
