import type { chg as english } from '../../en/rulebook/chg.ts';
import type { SameChapter } from '../../rulebook.ts';
import { declaration } from './chgDeclaration.ts';
import { reactions } from './chgReactions.ts';
import { shock } from './chgShock.ts';

export const chg: SameChapter<typeof english> = {
  title: 'La charge et le choc',
  about: 'Fondre de loin sur un ennemi : ce qu’il y faut, comment il répond, les coups et la poursuite.',
  statements: { ...declaration, ...reactions, ...shock },
};
