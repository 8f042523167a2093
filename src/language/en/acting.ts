import { english } from './writing.ts';

const { count, number } = english;

/** What is said of a unit that is looked at or about to act: nobody reads it before the first orders. */
export const acting = {
  unknownNumbers: 'What it is worth only its own side knows.',
  combatShort: 'Combat',
  fireShort: 'Fire',
  movementShort: 'March',
  /** What actions are for. */
  groups: { move: 'Move', fight: 'Fight', formation: 'Form up', other: 'Other' },
  alsoRefused: (action: string, refusals: number) =>
    `${action}: ${count(refusals, 'more refused', 'more refused')}, why?`,
  makesWay: (units: readonly string[]) =>
    `${english.all(units)} ${units.length === 1 ? 'makes' : 'make'} way and ${units.length === 1 ? 'goes' : 'go'} back behind it: no more action this turn, and lost if there is no room.`,
  forcedMarch: (cost: number, factor: number) =>
    `Forced march: ${count(cost, 'hex', 'hexes')} for a factor of ${number(factor)}. Within 4 hexes of an enemy it neither begins nor ends; infantry makes it only in column or in skirmish order (MAN-09).`,
  disengaging: (lost: number) =>
    `It slips away from who engages it, and loses ${count(lost, 'strength point', 'strength points')} (MAN-17).`,
  pickHex: 'Press a lit hex on the map.',
  allEnds: (ends: number) => `All ${number(ends)} ends as a list`,
  byRoute: (hexes: readonly string[]) =>
    hexes.length === 0 ? 'without moving' : `by way of ${hexes.join(', ')}`,
  otherRoute: (routes: number) => `Another route (${number(routes)})`,
  reviewing: (shown: number, all: number) =>
    `You are looking at the board as it was after answer ${number(shown)} of ${number(all)}.`,
};
