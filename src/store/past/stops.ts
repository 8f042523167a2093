/** Where one stops on the way through a battle that was played: at each answer, at each unit, at each turn. */
import type { GameLogEntry } from '../state.ts';

export const STRIDES = ['answer', 'unit', 'turn'] as const;
export type Stride = (typeof STRIDES)[number];

/** What is given for one unit as a whole: its action, or what it does without an order. */
const OF_A_UNIT: readonly string[] = [
  'fleeWithoutOrder',
  'refaceWithoutOrder',
  'letLoose',
  'holdBack',
  'tacticalSense',
  'deploy',
];

function beginsUnit({ question, choice }: GameLogEntry): boolean {
  return question?.ask === 'action' || (choice !== null && OF_A_UNIT.includes(choice.choose));
}

function beginsTurn({ facts }: GameLogEntry): boolean {
  return facts.some(({ fact }) => fact === 'turnBegan');
}

/** After how many answers one stops; the first board and the last are stops always. */
export function stopsOf(log: readonly GameLogEntry[], stride: Stride): readonly number[] {
  const stops = new Set([0]);
  for (const entry of log) {
    if (stride === 'answer' || (stride === 'unit' && beginsUnit(entry))) stops.add(entry.at);
    // a turn begins with what its answer brought about
    if (stride !== 'answer' && beginsTurn(entry)) stops.add(entry.at + 1);
  }
  stops.add(log.length);
  return [...stops].sort((a, b) => a - b);
}

/** The next stop from there, or the one before. */
export function stopFrom(stops: readonly number[], at: number, by: 1 | -1): number {
  const found = by > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return found ?? at;
}
