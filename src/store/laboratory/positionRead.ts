/** A position from outside as the laboratory takes it, whether by a file or by a link. */
import type { Game } from '../../rules/state/game.ts';
import { checkFile } from '../../scenarios/file.ts';
import { openPosition } from '../../scenarios/gameFile.ts';

/** The game of a position or a question, checked and settled; nothing where it is none, or where the rules break over it. */
export function positionRead(data: unknown): Game | null {
  const parsed = checkFile(data);
  if (!parsed.ok) return null;
  const { file } = parsed;
  if (file.format !== 'sabreur-hex/position' && file.format !== 'sabreur-hex/question') return null;
  const opened = openPosition(file);
  return opened.ok ? opened.game : null;
}
