/** The battles that come with the program. */
import { gersbach } from './gersbach.ts';
import type { Scenario } from './scenario.ts';

export const BATTLES: readonly Scenario[] = [gersbach];
