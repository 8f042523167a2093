import { chapter } from '../../rulebook.ts';
import { declaration } from './chgDeclaration.ts';
import { reactions } from './chgReactions.ts';
import { shock } from './chgShock.ts';

export const chg = chapter({
  title: 'Charge and shock',
  about: 'Riding or marching at an enemy from afar: what it takes, how he answers, the blow and the chase.',
  statements: { ...declaration, ...reactions, ...shock },
});
