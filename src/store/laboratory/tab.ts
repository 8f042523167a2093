/** Which tab of the laboratory lies open. */
import { create } from 'zustand';

export const TABS = ['odds', 'sweep', 'roll', 'systems', 'keep'] as const;
export type Tab = (typeof TABS)[number];

export const useTab = create<{ readonly tab: Tab }>()(() => ({ tab: 'odds' }));

export function showTab(tab: Tab): void {
  useTab.setState({ tab });
}
