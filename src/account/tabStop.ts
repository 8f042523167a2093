import { createContext, useContext } from 'react';

/**
 * Whether the Tab key stops at what is pressed here. A long list is one stop: of its rows only the one that holds the
 * focus lets Tab go through what is pressed in it, arrow keys go from row to row.
 */
export const TabStops = createContext(true);

/** The `tabIndex` of something pressed. */
export function useTabStop(): 0 | -1 {
  return useContext(TabStops) ? 0 : -1;
}
