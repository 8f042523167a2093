/** What a file takes of an army: how many units, how long their names. Apart from the shapes: whoever asks needs no validator. */

export const MOST_IN_ARMY = 60;
/** those of the table of ORD-02, and beyond it: from what buys a unit or two to what the most units can be bought for. */
export const FORMATS = { least: 100, most: 6000 } as const;

/** Letters of a title, of a name, of an id. */
export const LONGEST_TITLE = 80;
export const LONGEST_STORY = 2000;
export const LONGEST_NAME = 40;
export const LONGEST_ID = 40;
export const ID = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** Figures a file may hold; what a unit may be bought with is judged by the rule. */
export const STRENGTHS = { least: 0, most: 99 } as const;
export const COMMANDS = { least: 2, most: 12 } as const;
