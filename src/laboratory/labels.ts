/** The answers of one list, each told so that it is no other. */
import type { Choice } from '../rules/state/answers.ts';
import type { LabSpeaker } from './words.ts';

/** What each answer is called; where two lead to the same place, with the way that each takes there. */
export function labelsOf(
  { language, explain, name, hex }: LabSpeaker,
  choices: readonly Choice[],
): readonly string[] {
  const labels = choices.map((choice) => language.choiceLabel(choice, name, hex));
  const seen = new Map<string, number>();
  for (const label of labels) seen.set(label, (seen.get(label) ?? 0) + 1);
  return choices.map((choice, at) => {
    const label = labels[at] ?? '';
    const isShared = (seen.get(label) ?? 0) > 1;
    if (!isShared || !('route' in choice)) return label;
    return `${label}, ${explain.acting.byRoute(choice.route.map(hex))}`;
  });
}
