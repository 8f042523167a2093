/** Colours for a map on paper: they stay apart in print, in shades of grey too. A picture knows no style sheet and no theme. */
import type { MapColours } from '../mapmaking/svg.ts';

export const PRINT_COLOURS: MapColours = {
  paper: '#fbf7ec',
  grid: '#9a917c',
  ink: '#2b2620',
  hill: '#b98d4f',
  wood: '#5f7d4a',
  houses: '#9c3b2e',
  marsh: '#7f9a94',
  water: '#5b8fb0',
  cliff: '#57493a',
  hedge: '#3f5a2f',
  road: '#c9b48a',
};
