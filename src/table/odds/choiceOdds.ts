/** The odds of the answers now offered: those of another position never stand beside them. */
import { createContext } from 'react';
import { NOTHING_SHOWN, type ShownOdds } from '../../store/odds/shown.ts';

export const ChoiceOddsContext = createContext<ShownOdds['choices']>(NOTHING_SHOWN.choices);
