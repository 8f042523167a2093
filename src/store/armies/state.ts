/** The store of the screen where armies are raised: the army with its undo, the line that is open, what it is kept as. */
import { create } from 'zustand';
import { NEW_ARMY } from '../../language/newArmy.ts';
import type { MakingStep } from '../library/steps.ts';
import { emptyArmy, type Raised } from './acts.ts';

/** The format of an army nobody has agreed on one for: the smallest that allows Elite units. R-12, QUA-03. */
const USUAL_FORMAT = 1500;

/** What the screen begins with. */
export const NO_ARMY: Raised = emptyArmy('france', USUAL_FORMAT, NEW_ARMY);

/** As what an army is kept: under that id on the shelf, or not at all. */
export interface KeptArmy {
  readonly keptAs: string | null;
}

export type ArmyStep = MakingStep<Raised, KeptArmy>;

export interface Builder {
  readonly raised: Raised;
  readonly past: readonly ArmyStep[];
  readonly ahead: readonly ArmyStep[];
  /** The unit whose line is open for editing. */
  readonly line: string | null;
  /** Under what id the army lies on the shelf, once it was kept or taken from there. */
  readonly keptAs: string | null;
}

export const useBuilder = create<Builder>()(() => ({
  raised: NO_ARMY,
  past: [],
  ahead: [],
  line: null,
  keptAs: null,
}));
