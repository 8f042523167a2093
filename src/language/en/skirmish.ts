import { english } from './writing.ts';

const { count } = english;

/** What each sort of army by lot is called. */
const themes = {
  balanced: 'an army of all arms',
  cavalry: 'an army of horse',
  guns: 'an army of guns',
  lightTroops: 'an army of light troops',
  irregulars: 'an army of irregulars',
  eighteenthCentury: 'an army of the eighteenth century',
};

/** What is said of a skirmish whose ground and armies the lot draws. */
export const skirmish = {
  themes,
  title: 'Skirmish by lot',
  lead: 'The ground, both armies and who begins are drawn from one seed: whoever has the seed has the battle.',
  format: 'Army points of each side',
  seed: 'Seed',
  draw: 'Draw another',
  back: 'To the first screen',
  army: (units: number, points: number) =>
    `${count(units, 'unit', 'units')}, ${count(points, 'point', 'points')}`,
  field: (columns: number, rows: number) => `${columns} × ${rows} hexes`,
  begins: (nation: string) => `${nation} sets up and plays first`,
  own: {
    army: 'Army',
    byLot: 'drawn by lot',
    noneKept: 'drawn by lot (none is kept here)',
    refused: 'This army may not come.',
    unread: 'It can no longer be read.',
    empty: 'It has no unit yet.',
    gone: 'The army you chose is no longer kept here: perhaps it was deleted in another tab. Nothing here was changed.',
    unanswered:
      'The browser’s storage did not give the army you chose. Reload the page, then try again. Nothing here was changed.',
    notHere: 'The army of this address is not kept in this browser: the lot draws one in its place.',
    notGiven:
      'The browser’s storage did not give the army of this address: the lot draws one in its place. Reload the page, then it may come.',
  },
  quick: 'Draw up both armies and play',
  byHand: 'Set up by hand',
  /** The battle's own words, in its file too. */
  battle: {
    title: (format: number, seed: string) => `Skirmish at ${count(format, 'point', 'points')} (${seed})`,
    story: (blue: string, blueArmy: string, red: string, redArmy: string, isAllByLot: boolean) =>
      `${blue} brings ${blueArmy}, ${red} ${redArmy}. Nobody has chosen the ground: the lot has drawn it${isAllByLot ? ', and the regiments with it' : ''}. Nothing of this has ever happened.`,
    own: (army: string) => `“${army}”`,
    army: (nation: string) => `${nation}, by lot`,
  },
};

export type SkirmishWords = typeof skirmish;
