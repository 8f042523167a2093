/** The rule systems, one line each: the only file of this folder that the rooms outside know. */
import { type AnySystem, sealed } from '../contract/system.ts';
import { system as alexandreEtBayard } from './alexandre-et-bayard/system.ts';
import { system as casquesEtPlumets } from './casques-et-plumets/system.ts';
import { systemAfter as moraleChapterAfter } from './morale-chapter/system.ts';
import { shotLosses } from './sabreur-hex/shot.ts';
import { system as sabreurHex } from './sabreur-hex/system.ts';
import { system as weAreNapoleon } from './we-are-napoleon/system.ts';

/** In the order in which they are shown. */
export const SYSTEMS: readonly AnySystem[] = [
  sealed(sabreurHex),
  sealed(casquesEtPlumets),
  sealed(alexandreEtBayard),
  // what a shot costs is not in the chapter at hand
  sealed(moraleChapterAfter(shotLosses)),
  sealed(weAreNapoleon),
];
