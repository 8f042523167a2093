/** `match`: battles between two levels of the opponent. */

import { LEVELS, type Level } from '../../opponent/levels.ts';
import { battleProblem } from '../../scenarios/checks.ts';
import { parseFile } from '../../scenarios/file.ts';
import { COLLECTION } from '../opponent/battles.ts';
import { type MatchAsked, matchGames, matchTold } from '../opponent/match.ts';
import { commandFault, fileFault, type Heard, type Printed } from './fault.ts';
import type { Report } from './work.ts';

/** The level of that name. */
export function levelNamed(name: string | undefined): Level | null {
  return LEVELS.find((level) => level === name) ?? null;
}

/** The battles to be played: the one in the file, or without a file those of the collection. */
export function battlesIn(text: string | null): Heard<MatchAsked['scenarios']> {
  if (text === null) return { ok: true, value: COLLECTION };
  const parsed = parseFile(text);
  if (!parsed.ok) return { ok: false, fault: fileFault(parsed.problem) };
  const { file } = parsed;
  if (file.format === 'sabreur-hex/scenario') {
    const open = battleProblem(file.scenario, 'scenario');
    return open ? { ok: false, fault: fileFault(open) } : { ok: true, value: [file.scenario] };
  }
  const facts = { received: file.format, known: 'sabreur-hex/scenario' };
  return { ok: false, fault: commandFault('otherFormat', 'format', facts) };
}

/** Plays them all and tells what they came to. */
export function match(blue: Level, red: Level, asked: MatchAsked, report: Report): Printed {
  let steps = 0;
  const games = [...matchGames(blue, red, asked, () => report({ steps: ++steps }))];
  return { status: 0, json: { blue, red, ...matchTold(games) } };
}
