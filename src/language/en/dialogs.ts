import type { Outcome } from '../../rules/state/game.ts';
import { english } from './writing.ts';

const { count } = english;

/** How a battle ended; resignation and agreement are the players', the others the rule's. */
type End = Outcome['by'] | 'resignation' | 'agreement';

const victory = {
  winner: (winner: string) => `Victory for ${winner}`,
  draw: 'A drawn battle',
  by: {
    breakPoint: 'The enemy’s army has lost more than it can bear and breaks.',
    turnLimit: 'Night falls on the last turn: the victory points decide.',
    night: 'Night falls: the victory points decide.',
    objective: 'The objective of the battle is reached, and decides it at once.',
    resignation: 'The other side has laid down its arms.',
    agreement: 'Both sides have agreed to stop here.',
  } satisfies Record<End, string> as Record<End, string>,
  drawnBy: {
    breakPoint: 'Both armies break, and neither has the better of it.',
    turnLimit: 'Night falls on the last turn, and the scores are too close to part the armies.',
    night: 'Night falls, and the scores are too close to part the armies.',
    objective: 'Both sides have reached an objective, with even scores.',
    resignation: 'Both sides have laid down their arms.',
    agreement: 'Both sides have agreed to stop here, with even scores.',
  } satisfies Record<End, string> as Record<End, string>,
};

/** What the players are asked before something is done that cannot be taken back. */
const asked = {
  endOrdersUnits: (units: number) =>
    `${count(units, 'unit has', 'units have')} not been activated this turn. End the orders all the same?`,
  endOrdersPoints: (points: number) =>
    `${count(points, 'order point', 'order points')} will be lost. Order points are never kept for a later turn.`,
  resign: (side: string) => `${side} gives up the battle. This cannot be taken back.`,
  agreedEnd: 'Do both players want to stop here? The victory points as they stand decide.',
  endOfProgram:
    'The program is asked to stop here: it agrees where it leads, or has no hope left. The victory points as they stand decide.',
  holdsAll:
    'This file holds all of the game: the numbers of both sides, too, and where both have set up. Whoever opens it finds what the screen keeps back. Save it?',
  resignWho: 'Who resigns?',
  resignMeans: 'Whoever resigns loses the battle.',
};

/** Why what was tried cannot be done now. */
const obstacles = {
  noGame: 'No battle is open.',
  readOnly: 'Another tab plays this battle; this one only looks on.',
  watched: 'This game is only watched: take it up to play.',
  over: 'The battle is over.',
  reviewing: 'An old board is shown: go back to the present first.',
  nothingToUndo: 'There is nothing to take back.',
  nothingToRedo: 'There is nothing to do again.',
  diceRolled: 'Dice have been rolled since: both players would have to agree.',
  otherSideAnswered: 'The other side has answered since: both players would have to agree.',
  turnEnded: 'The turn has gone to the other player: both would have to agree.',
  agreedOn: 'Both players agreed on something since: both would have to agree again.',
  underWay: 'A procedure is under way: bring it to its end first.',
  nothingChanged: 'It is so already: nothing is to be set right.',
  programAsked: 'The program decides here. Whoever wants to decide in its place takes the side over.',
  diceAwaited: 'Dice are awaited: roll them first.',
  noDiceAwaited: 'No dice are awaited.',
  noDecision: 'Nothing is asked just now.',
  noDraft: 'Nothing stands to be confirmed.',
  noGroup: 'Pick the units of a group first.',
  noUnit: 'Pick a unit first.',
  noTarget: 'Pick a target first.',
  notChosenHere: 'This is not among the answers to the question asked.',
  badFaces: 'These are not faces such a roll can show.',
};

/** What must be known at all times. */
const banners = {
  failed:
    'The browser could not save the game. Export it to a file now, then free some space or leave private browsing.',
  readOnly:
    'This battle is open in another tab, so this one only watches. Close the other tab and reload this page to play here.',
  outdated:
    'A newer version of the program has taken over the storage: this game is no longer saved. Export it to a file, then reload this page.',
  mayTakeOver: 'The other tab is closed: this battle may now be played here.',
  unkept: 'Your battle is not kept: the browser could not save it. Export it first, or it is lost.',
  unkeptHolds: 'The file holds the numbers of both sides, too, and where both have set up.',
  goWithout: 'Go on and lose it',
  oneOfSeveral: (opened: string, others: number) =>
    `“${opened}” is open, ${count(others, 'other file is', 'other files are')} not: one is opened at a time.`,
  stay: 'Stay with the game',
  playHere: 'Play here',
};

/** What is said of saved games that cannot be listed, deleted or opened. */
const kept = {
  outdated:
    'A newer version of the program has taken over the storage, so the saved games cannot be listed here. Reload this page to get that version; until then nothing new is saved.',
  unread:
    'The browser does not let the saved games be read, so they cannot be listed. Reload this page; in private browsing there may be none.',
  unanswered:
    'The browser’s storage does not answer, so it is not known yet whether there are saved games. They are listed as soon as it does; a new battle can be begun meanwhile.',
  notDeleted: 'It could not be deleted: the browser’s storage refused, or did not answer.',
  openElsewhere: 'This game is open in another tab: close it there first.',
  exportStored: 'Export it as it was saved',
};

/** What stands over the table or comes of a wrong press: nobody reads it before the first orders. */
export const dialogs = { victory, asked, banners, kept, obstacles };
