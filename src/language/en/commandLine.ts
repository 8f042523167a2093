/** What the command line says of its own: nothing of it is part of the page. */
import { type Facts, said } from '../sentences.ts';

export const commandLine = {
  unknownVerb: (f: Facts) => `There is no such verb: name one of ${said(f, 'known', '')}.`,
  badOption: (f: Facts) => `This option is missing or cannot be read: ${said(f, 'needed', '')}.`,
  twiceOption: () => 'This option is given twice: give it once.',
  badSeed: () => 'A seed is one line of 1 to 100 visible characters.',
  unknownOption: (f: Facts) =>
    said(f, 'known', '') === ''
      ? 'This verb takes no options.'
      : `This verb takes no options but ${said(f, 'known', '')}.`,
  notBoth: () => 'Name a file or ask for the lot (--by-lot), not both.',
  noFile: () => 'Name one file after the verb, or - for the standard input.',
  notAwaited: () => 'No unit of that name waits to be set up: name one that the scenario has not placed.',
  unreadable: () => 'The file cannot be read.',
  otherFormat: (f: Facts) =>
    `This file is a ${said(f, 'received', '')}: the verb takes a ${said(f, 'known', '')}.`,
  unknownSystem: (f: Facts) => `No rule system is called so. There are: ${said(f, 'known', '')}.`,
  unknownInput: (f: Facts) =>
    `This system is told nothing of the kind. It may be told: ${said(f, 'known', '')}.`,
  badInput: (f: Facts) => `It may not be so. It may be: ${said(f, 'known', '')}.`,
  noPair: () => 'Name the two units, in the file or as options: who fires or attacks, and the target.',
  notEnemies: () => 'The two units are not enemies.',
  tooManyHexes: (f: Facts) => `The map has more than ${said(f, 'most', '')} hexes: take a smaller one.`,
  idlePin: () =>
    'What is pinned here is never asked, or never answered so: take the question or the roll as the odds without pins tell it.',
  nothingUnderWay: () => 'No action is under way here: name one, with its unit.',
  oddsTooLarge: (f: Facts) =>
    `More may follow than can be gone through in ${said(f, 'most', '')} steps: pin decisions or rolls, take units away, or allow more steps (odds.steps).`,
  countTooLarge: (f: Facts) =>
    `The sequences of ${said(f, 'depth', '')} answers are more than can be counted in ${said(f, 'most', '')} steps; the shorter ones are told. Ask for a smaller depth, or allow more steps (--steps).`,
  tooLong: (f: Facts) =>
    `This was not done within ${said(f, 'seconds', '')} s: what is known is told. Ask for less, or allow more time (--seconds).`,
  faultSame: (f: Facts) => `The program breaks here too, over the same: ${said(f, 'found', '')}.`,
  faultOther: (f: Facts) =>
    `The program breaks here too, but over something else: ${said(f, 'found', '')}, where the file tells: ${said(f, 'told', '')}.`,
  faultGone: (f: Facts) =>
    `What the file holds is played again and nothing breaks: what it tells has been mended since, or was met in drawing (${said(f, 'told', '')}).`,
  faultInDrawing: (f: Facts) =>
    `What the file holds is played again and no rule breaks: what it tells was met in drawing (${said(f, 'told', '')}).`,
  faultFound: (f: Facts) => `The program breaks over this game: ${said(f, 'found', '')}.`,
  broken: (f: Facts) =>
    `The program broke over this, which is its own fault: ${said(f, 'found', '')}. Please report it, with the file.`,
  stopped: () => 'Stopped before it was done; what is known is told.',
  noRoom: () => 'This needs more memory than there is: ask for less.',
};
