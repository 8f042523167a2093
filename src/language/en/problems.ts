import type { AnswerProblem } from '../../engine/interpreter.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import type { FileProblemCode } from '../fileProblems.ts';
import { capital, type Facts, inBrackets, type Names, said } from '../sentences.ts';
import { refusals } from './refusals.ts';
import { english } from './writing.ts';

/** Why an answer was not taken, and what to do. */
function answerProblem(why: AnswerProblem<SabreurTypes>, names: Names = (id) => id): string {
  switch (why.problem) {
    case 'malformed':
      return 'This answer cannot be read: give it again with the buttons.';
    case 'stale':
      return 'The game has moved on since this answer: look at the board and answer again.';
    case 'over':
      return 'The battle is over: start a new one or look back through the log.';
    case 'rollAwaited':
      return 'Dice are awaited: roll them first.';
    case 'decisionAwaited':
      return 'A decision is awaited: choose an answer first.';
    case 'underWay':
      return 'A procedure is under way: bring it to its end, then set things right.';
    case 'nothingChanged':
      return 'It is so already: nothing is to be set right.';
    case 'badFaces':
      return `These dice do not fit: type ${why.count} ${why.count === 1 ? 'face' : 'faces'} from 1 to ${why.sides}.`;
    case 'notLegal':
      return why.reasons.length === 0
        ? 'The rule does not allow this here: choose one of the answers offered.'
        : why.reasons.map((reason) => refusals.sentence(reason, names)).join(' ');
  }
}

const where = (path: string) => (path === '' ? '' : ` at ${path}`);
const limits = (f: Facts) => inBrackets(f, { least: 'at least', most: 'at most' }, ['least', 'most']);
const quoted = (f: Facts, key: string) => (said(f, key, '') === '' ? '' : ` (${f[key]})`);
const placed = (f: Facts) =>
  said(f, 'line', '') === '' ? '' : `, in line ${f['line']} at letter ${f['column']}`;
/** Kinds of values, as the validator calls them. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['Array', 'a list in square brackets'],
  ['Object', 'an object in curly brackets'],
  ['string', 'a text in quotation marks'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
]);
/** What may stand there instead: all of a short list, and of a long one the first and how many more there are. */
const expected = (f: Facts) => {
  if (said(f, 'expected', '') === '') return ': write one that is known';
  const values = said(f, 'expected', '')
    .split(' | ')
    .map((value) => KINDS.get(value) ?? value);
  const more = Number(f['more'] ?? 0);
  return more > 0
    ? `: write ${values.join(', ')} or ${english.form(more, { one: 'one other value', other: `one of ${more} other values` })}`
    : `: write ${english.any(values)}`;
};
/** A version that cannot be read: which it is, which can be, and what to do. */
const versionTold = (path: string, f: Facts) => {
  const known = Number(f['known'] ?? 1);
  const read = `this program reads ${known === 1 ? 'version 1' : `versions 1 to ${known}`}`;
  const found = said(f, 'received', '');
  const place = path === '' || path === 'version' ? '' : ` (${path})`;
  if (found === '')
    return `This file does not say of which version it is${place}: ${read}. Write the version it was saved in, or save it again where it was made.`;
  return Number.isInteger(Number(found)) && Number(found) > known
    ? `This file is of version ${found}${place}, from a newer program: ${read}. Reload the page to get the newest, and open the file again.`
    : `This file is said to be of version ${found}${place}, and there is none such: ${read}. Write the version it was saved in, or save it again where it was made.`;
};
const faults = (f: Facts) => (Number(f['problems'] ?? 1) > 1 ? ` of ${f['problems']} faults` : '');
const offPlace = (f: Facts) =>
  said(f, 'column', '') === ''
    ? ''
    : `, in column ${f['column']} of ${f['columns']} and row ${f['row']} of ${f['rows']}`;
const from = (f: Facts) => (said(f, 'at', '') === '' ? '' : ` from answer ${Number(f['at']) + 1} on`);
const answer = (f: Facts) => (said(f, 'at', '') === '' ? '' : ` at answer ${Number(f['at']) + 1}`);

/** What is wrong with a file. `path`: the place in it, such as units.2.hexes. */
const fileSentences: Record<FileProblemCode, (path: string, facts: Facts) => string> = {
  tooLarge: () => 'The file is too large to be one of the game: check that it is the right one.',
  notJson: (_p, f) =>
    `This is not a file of the game: its text is not JSON${placed(f)}. Open a file that the program has saved, or the text of a roster.`,
  tooDeep: () => 'The file is nested too deeply to be one of the game: check that it is the right one.',
  unknownFormat: (_p, f) =>
    `This file is of another kind${quoted(f, 'received')}: open a file of Sabreur-hex.`,
  picture: () =>
    'This is a picture: on the screen where maps are drawn it can be laid under a map, to draw after. Open a file of Sabreur-hex here.',
  badRoster: (_p, f) =>
    `This roster cannot be read, first in line ${said(f, 'line', '1')}${faults(f)}: lay it as text into the screen where armies are raised, which tells of each line what to change.`,
  notTaken: (p) => `The rule does not allow this answer here${where(p)}: give another, or leave it out.`,
  brokenLink: () => 'The link is not whole: copy all of it, or ask for it again.',
  unknownVersion: versionTold,
  unknownKey: (p) => `The file holds an entry that is not known${where(p)}: take it out, or mend its name.`,
  missingKey: (p) => `An entry is missing${where(p)}: add it.`,
  wrongType: (p, f) =>
    `A value of the wrong kind stands${where(p) || ' in the file'}${quoted(f, 'received')}${expected(f)}.`,
  notListed: (p, f) =>
    `A value that does not exist stands${where(p) || ' in the file'}${quoted(f, 'received')}${expected(f)}.`,
  notWhole: (p, f) =>
    `A whole number is needed${where(p)}${quoted(f, 'received')}: write one without a decimal part.`,
  outOfRange: (p, f) => `A number is out of bounds${where(p)}${limits(f)}: write one within them.`,
  tooLong: (p, f) => `A list or text is too long${where(p)}${limits(f)}: shorten it.`,
  tooShort: (p, f) => `A list or text is too short${where(p)}${limits(f)}: add what is missing.`,
  badText: (p) =>
    `A text has letters that are not allowed${where(p)}: keep to one line of letters that can be seen.`,
  offMap: (p, f) =>
    `Something lies off the map${where(p)}${offPlace(f)}: move it onto the map, or enlarge the map.`,
  twice: (p, f) => `The same thing stands twice${where(p)}${quoted(f, 'id')}: keep one of the two.`,
  sharedHex: (p, f) => `Two units stand on one hex${where(p)}${quoted(f, 'id')}: move one of them.`,
  impassableHex: (p) => `A unit stands where none can${where(p)}: move it, or change the ground.`,
  unknownUnit: (p, f) =>
    `A unit is named that is not there${where(p)}${quoted(f, 'id')}: name one that is, or add it.`,
  notAllowed: (p, f) => `The rule forbids this${where(p)}.${because(f)}`,
  formationNotAllowed: (p) =>
    `The unit cannot stand in that formation there${where(p)}: give it another, or move it.`,
  lostWithStrength: (p) =>
    `A unit that is lost still has strength points${where(p)}: give it 0, or put it back on the map.`,
  standingWithoutStrength: (p) =>
    `A unit still stands that has no strength point left${where(p)}: give it one, or make it eliminated.`,
  actedUnactivated: (p) =>
    `A unit has acted this turn without having been activated${where(p)}: make it activated too, or let it not have acted.`,
  activatedOutOfTurn: (p) =>
    `A unit has been activated in the other side’s turn${where(p)}: let it not be activated, or give the turn to its side.`,
  displacedImpossible: (p) =>
    `A unit has made way that cannot have${where(p)}: only skirmishers do, and they count as activated and as having acted.`,
  heldImpossible: (p) =>
    `A unit may not manoeuvre for a test it cannot have taken${where(p)}: only a Tenacious unit that has been activated takes it.`,
  answeredImpossible: (p) =>
    `A unit has fired in reaction that cannot have${where(p)}: only infantry and artillery whose skills allow it do, in the other side’s turn.`,
  squareFiredImpossible: (p) =>
    `A unit has fired as a square that cannot have${where(p)}: leave it in square, and in its own turn let it have acted.`,
  panickedImpossible: (p) =>
    `A unit has panicked this turn in a way it cannot have${where(p)}: make it panicked, out of a formation it may take, or take the panic of this turn away.`,
  hurtUnharmed: (p) =>
    `A unit at full strength remembers who hurt it${where(p)}: take points from it, or name nobody.`,
  fledSteady: (p) =>
    `A unit has fled off the map that is not panicked${where(p)}: make it a panicked horde, or eliminated.`,
  fledInland: (p) =>
    `A unit has fled off the map from where no edge lies ahead${where(p)}: put it at the edge it left by.`,
  linePartedAtFirst: (p) =>
    `An extended line is drawn up across a side that cannot be crossed${where(p)}: put both halves on one side of it.`,
  zoneTooSmall: (p, f) =>
    `A set-up zone has fewer free hexes than there are units to set up${where(p)}${quoted(f, 'room')}: widen it, or take units away.`,
  wonAtFirst: (p) =>
    `An objective is won before the first turn${where(p)}: let nobody it profits hold it, or let it not win at once.`,
  notAtEdge: (p) => `An exit or a way in lies inland${where(p)}: choose hexes at the edge of the map.`,
  closedWay: (p) => `Nobody can stand on any of these hexes${where(p)}: name one that can be entered.`,
  alreadyPlaced: (p, f) =>
    `A reinforcement stands on the map already${where(p)}${quoted(f, 'id')}: leave out its place, or do not let it come later.`,
  comesTooLate: (p, f) =>
    `Reinforcements come after the last turn${where(p)}${limits(f)}: let them come earlier, or raise the limit of turns.`,
  armyOpen: (p) =>
    `An army has still to be chosen${where(p)}: open the scenario, choose it, and begin the battle.`,
  awaitedChanged: (p) =>
    `A unit that is not set up yet has lost points or done something${where(p)}: let it be as it was bought.`,
  actsUnactivated: (p, f) =>
    `A unit acts that has not been activated in its side’s turn${where(p)}${quoted(f, 'id')}: make it activated, or let it not act.`,
  tooManyOrders: (p, f) =>
    `There are more order points than the dice of this format give${where(p)}${limits(f)}: lower them.`,
  pastLastTurn: (p, f) =>
    `The turn is beyond the last one of this battle${where(p)}${limits(f)}: lower it, or raise the limit of turns.`,
  outcomeImpossible: (p) =>
    `The battle is said to be over and is not, or not so${where(p)}: leave nothing under way, and count the points again.`,
  hurtByFriend: (p, f) =>
    `A unit has losses from one of its own side${where(p)}${quoted(f, 'id')}: name enemies only.`,
  wrongHexes: (p) =>
    `A unit stands on too many hexes, on too few, or in two parts${where(p)}: give it one hex, or two neighbours in extended line.`,
  inconsistent: (p) => `Two entries contradict each other${where(p)}: change one of them.`,
  rulesChanged: (_p, f) =>
    `This game was saved by an earlier version of the program: the rules have changed since, and it can no longer be played again${from(f)}.`,
  badReplay: (_p, f) => `The game cannot be played again: it breaks the rule${answer(f)}.`,
  wrongSide: (_p, f) => `The game cannot be played again: the wrong side decides${answer(f)}.`,
  facesNotFromSeed: (_p, f) =>
    `The game cannot be played again: the dice do not come from its seed${answer(f)}.`,
  snapshotDiffers: (_p, f) =>
    `The game cannot be played again: the board differs from the one saved${answer(f)}.`,
  badCursor: () => 'The game says it stands at an answer that does not exist.',
  badBranch: () => 'The game holds a branch that starts nowhere.',
  programFault: (_p, f) => `The game cannot be played again: the program breaks${answer(f)}.`,
  hash: () => 'The game has been changed since it was saved: its mark does not fit.',
  cutShort: (_p, f) =>
    `${english.count(Number(f['leftOff'] ?? 0), 'answer is', 'answers are')} left off; the game goes on from the last one that can be given again. What was saved stays among the saved games as it was.`,
  boardDiffers: () =>
    'The rules have changed since this game was saved: its board is no longer quite as it was left. What was saved stays among the saved games as it was.',
  erased: () => 'Part of this saved game was erased or cannot be read.',
};

/** The rule's own reason, when the readers of files give it. */
function because(facts: Facts): string {
  const code = said(facts, 'reason', '');
  return Object.hasOwn(refusals.sentences, code)
    ? ` ${capital(refusals.sentences[code as keyof typeof refusals.sentences](facts))}`
    : '';
}

/** The sentence for what is wrong with a file; a code that is not known gets a general one. */
function fileProblem(code: string, path = '', facts: Facts = {}): string {
  return Object.hasOwn(fileSentences, code)
    ? fileSentences[code as FileProblemCode](path, facts)
    : `The file cannot be read${where(path)}.`;
}

export const problems = { answerProblem, fileSentences, fileProblem };
