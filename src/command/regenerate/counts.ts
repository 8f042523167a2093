/** The published counts: the sequences of answers from fixed positions, by which another engine can be compared. */
import { parseFile } from '../../scenarios/file.ts';
import { countUpTo } from '../verbs/count.ts';
import { PLAYABLE, reachedBy } from '../verbs/positions.ts';
import type { Counted } from '../verbs/work.ts';
import { waitsFor } from './waitsFor.ts';

/** The length of the sequences that are counted. */
export const COUNT_DEPTH = 3;

export interface CountedPosition {
  /** The file without its ending. */
  readonly position: string;
  readonly title: string;
  readonly waitsFor: string;
  readonly depths: readonly Counted[];
}

/** Counts from the text of one position file. */
export function countPosition(position: string, text: string): CountedPosition {
  const parsed = parseFile(text);
  if (!parsed.ok) throw new Error(`${position}: ${JSON.stringify(parsed.problem)}`);
  const { file, writtenIn } = parsed;
  if (file.format !== 'sabreur-hex/position') throw new Error(`${position}: not one of ${PLAYABLE[0]}`);
  const reached = reachedBy({ file, writtenIn });
  if (!reached.ok) throw new Error(`${position}: ${JSON.stringify(reached.fault)}`);
  const { game } = reached.value;
  const { depths } = countUpTo(game, COUNT_DEPTH);
  return { position, title: file.title, waitsFor: waitsFor(game), depths };
}

/** The figures as a table to read. */
export function countTable(counted: readonly CountedPosition[]): string {
  const head = [
    'position',
    'waits for',
    ...Array.from({ length: COUNT_DEPTH }, (_, n) => `depth ${n + 1}`),
    'of which end with dice',
  ];
  const rows = counted.map(({ position, waitsFor: waits, depths }) => [
    `[${position}](positions/${position}.json)`,
    waits,
    ...depths.map(({ sequences }) => String(sequences)),
    depths.map(({ outcomes }) => outcomes).join(' · '),
  ]);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, n) => (n < 2 ? '---' : '--:')));
  return [TEXT, line(head), rule, ...rows.map(line), ''].join('\n');
}

const TEXT = `# Counts

How many sequences of legal answers there are from fixed positions, by length: choices of either side, and one branch for
each distinct outcome of dice, whatever its weight. Choices that are forced are no answers; a battle that is over goes no
further. \`npm run --silent sabreur -- count <file> --depth 3\` counts one position, \`npm run regenerate\` writes this table.
`;
