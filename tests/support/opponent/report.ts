/** The table behind `npm run positions`: which known positions each level finds, of the four variants of each. */
import { LEVELS, type Level } from '../../../src/opponent/levels.ts';
import { KNOWN } from './all.ts';
import { answersOf, shareFound } from './found.ts';
import { marginOf, weighed } from './proven.ts';
import { variantsOf } from './variants.ts';

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Writes a row for each position, and what every level comes to. `proofs`: also by how much the answer is better. */
export function reportPositions(
  levels: readonly string[],
  proofs: boolean,
  say: (line: string) => void,
): void {
  const asked = LEVELS.filter((level) => levels.length === 0 || levels.includes(level));
  const all = new Map<Level, ReturnType<typeof answersOf>[number][]>(asked.map((level) => [level, []]));
  say(['asked', ...asked, ...(proofs ? ['better by'] : []), 'theme'].join('\t'));
  for (const known of KNOWN) {
    const variants = variantsOf(known);
    const found = asked.map((level) => {
      const answers = answersOf(level, known, variants);
      all.get(level)?.push(...answers);
      return `${answers.filter((answer) => answer.found).length}/${answers.length}`;
    });
    const margin = known.proof.by === 'plan' ? 'a plan' : proofs ? marginOf(weighed(known)).toFixed(2) : '';
    say([known.asked, ...found, ...(proofs ? [margin] : []), known.theme].join('\t'));
  }
  for (const [level, answers] of all)
    say(`${level}: ${percent(shareFound(answers))} of ${answers.length} answers`);
}
