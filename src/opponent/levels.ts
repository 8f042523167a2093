/** The levels at which the program plays, from the weakest to the strongest, and the tempers it may play them in. */

/** `lot` gives any legal answer: a measure for the others, never offered to a player. */
export const LEVELS = ['lot', 'recruit', 'sergeant', 'captain', 'colonel', 'marshal'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels that play a game; files of before name the marshal, who plays as the colonel does. */
export const RUNGS = LEVELS.filter((level) => level !== 'lot');
export type Rung = (typeof RUNGS)[number];

/** The levels that a player may choose: each has scored about three quarters or more in matches against the one before it. */
export const OFFERED = RUNGS.filter((level) => level !== 'marshal');

/** How a level likes its risks, at the same strength. */
export const TEMPERS = ['careful', 'even', 'bold'] as const;
export type Temper = (typeof TEMPERS)[number];

/** How many positions a level looks at for one answer, at most, unless told otherwise. */
export const BUDGETS: Readonly<Record<Level, number>> = {
  lot: 0,
  recruit: 400,
  sergeant: 1000,
  captain: 2000,
  colonel: 6000,
  marshal: 6000,
};
