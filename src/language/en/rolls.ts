import type { Dice } from '../../engine/dice.ts';
import type { RollAbout } from '../../rules/state/facts.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { commandValue, dieName, facesTold } from '../diceNames.ts';
import { capital, facesFrom, type Names } from '../sentences.ts';
import { words } from './words.ts';
import { english } from './writing.ts';

const colours = (side: Side) => words.sides[side];

/** What the dice are for. */
function rollTitle(about: RollAbout, names: Names): string {
  switch (about.about) {
    case 'firstToDeploy':
      return 'Who sets up first?';
    case 'firstTurn':
      return 'Who begins?';
    case 'orderPoints':
      return 'Order points';
    case 'fire':
      return `${words.shotKinds[about.kind]} of ${names(about.firer)} on ${names(about.target)}`;
    case 'strike':
      return `${words.strikeKinds[about.kind]}: ${names(about.attacker)} on ${names(about.target)}`;
    case 'saves':
      return `Saves of ${names(about.unit)} against ${names(about.against)}`;
    case 'tollSaves':
      return `Saves of ${names(about.unit)} (${words.lossCauses[about.cause]})`;
    case 'morale':
      return `Morale test of ${names(about.unit)} ${words.testPurposes[about.purpose]}`;
    case 'flight':
      return `Flight of ${names(about.unit)}`;
    case 'danger':
      return `Which danger does ${names(about.unit)} flee from?`;
    case 'flightFacing':
      return `Which way does ${names(about.unit)} turn to flee?`;
    case 'flightStep':
      return `Which way does ${names(about.unit)} run on?`;
    case 'crossing':
      return `${names(about.unit)} is crossed by ${names(about.by)} in flight`;
    case 'pursuit':
      return `Pursuit of ${names(about.unit)}`;
  }
}

/** Why a test is rolled with these dice; nothing where there is nothing special in them. */
function diceReason(about: RollAbout, names: Names): string | null {
  if (about.about !== 'morale') return null;
  if (about.diceRule === 'FRM-20') return 'An extended line reacts with 3 dice, without the lowest';
  if (about.supportedBy !== null) return `Elite support of ${names(about.supportedBy)}`;
  return about.dice === 'ordinary' ? null : capital(words.qualities[about.dice]);
}

function isSave(about: RollAbout): boolean {
  return about.about === 'saves' || about.about === 'tollSaves';
}

/** A test shows its dice as they fall, and its command value beside. */
function diceCount(about: RollAbout, dice: Dice): string {
  switch (dice.dice) {
    case 'pool':
      return english.count(dice.count, 'die', 'dice');
    case 'sum':
      if (dice.drop !== 'none') return `${dice.count} dice without the ${dice.drop}`;
      return about.about === 'morale' ? `${dice.count} dice` : `${dice.count}D6${plus(dice.plus)}`;
    case 'table':
      return `${dice.count}D${dieName(dice.counts)}${plus(dice.plus)}`;
    case 'draw':
      return 'lots';
  }
}

function plus(amount: number): string {
  if (amount === 0) return '';
  return amount < 0 ? ` − ${english.number(-amount)}` : ` + ${english.number(amount)}`;
}

function purpose(about: RollAbout): string {
  switch (about.about) {
    case 'orderPoints':
      return 'order points';
    case 'flight':
      return 'hexes of flight';
    case 'pursuit':
      return 'hexes of pursuit';
    case 'crossing':
      return 'strength points lost';
    case 'firstToDeploy':
      return 'the first to set up';
    case 'firstTurn':
      return 'the first turn';
    case 'danger':
      return 'the danger';
    case 'flightFacing':
      return 'the facing';
    case 'flightStep':
      return 'the next hex';
    case 'saves':
    case 'tollSaves':
      return 'saves';
    case 'fire':
    case 'strike':
    case 'morale':
      return 'result';
  }
}

/** Those between whom a draw decides. */
function drawn(about: RollAbout, names: Names, sideName: (side: Side) => string): readonly string[] {
  switch (about.about) {
    case 'danger':
      return about.candidates.map(names);
    case 'flightFacing':
      return about.facings.map((facing) => words.facings[facing]);
    case 'flightStep':
      return ['left front hex', 'right front hex'];
    default:
      return [sideName('blue'), sideName('red')];
  }
}

/**
 * The button before the dice: what will be rolled, and what counts. "Roll 7 dice: 5 or 6 hits". `kept`: against which
 * command value is not for whoever hears it. R-150.
 */
function rollSentence(
  about: RollAbout,
  dice: Dice,
  names: Names,
  sideName: (side: Side) => string = colours,
  kept = false,
): string {
  switch (dice.dice) {
    case 'pool': {
      const faces = english.any(facesFrom(dice.from));
      const verb = isSave(about) ? 'saves' : 'hits';
      return `Roll ${diceCount(about, dice)}: ${faces} ${verb}${dice.six === 2 ? ', a 6 counts double' : ''}`;
    }
    case 'draw':
      return `Draw lots for ${purpose(about)}: ${english.any(drawn(about, names, sideName))}`;
    case 'sum':
    case 'table':
      return about.about === 'morale' && !kept
        ? `Roll ${diceCount(about, dice)}: ${english.number(commandValue(dice))} or less passes`
        : `Roll ${diceCount(about, dice)}: ${purpose(about)}`;
  }
}

function outcomeWords(
  about: RollAbout,
  dice: Dice,
  outcome: number,
  names: Names,
  sideName: (side: Side) => string = colours,
): string {
  if (about.about === 'morale') return outcome === 0 ? 'passed' : `failed by ${english.number(outcome)}`;
  if (about.about === 'danger' || about.about === 'flightFacing' || about.about === 'flightStep')
    return drawn(about, names, sideName)[outcome] ?? '';
  if (isSave(about)) return english.count(outcome, 'save', 'saves');
  if (dice.dice === 'pool') return english.count(outcome, 'hit', 'hits');
  if (about.about === 'orderPoints') return english.count(outcome, 'order point', 'order points');
  if (about.about === 'crossing') return english.count(outcome, 'strength point', 'strength points');
  if (about.about === 'firstToDeploy') return `${sideName(outcome === 0 ? 'blue' : 'red')} sets up first`;
  if (about.about === 'firstTurn') return `${sideName(outcome === 0 ? 'blue' : 'red')} begins`;
  return english.count(outcome, 'hex', 'hexes');
}

/** The line after the dice: "7 dice: 2 5 6 1 1 3 5 → 3 hits". `outcome` is what the engine read from the faces; `kept` as before them. */
function rolledSentence(
  about: RollAbout,
  dice: Dice,
  faces: readonly number[],
  outcome: number,
  names: Names,
  sideName: (side: Side) => string = colours,
  kept = false,
): string {
  const result = outcomeWords(about, dice, outcome, names, sideName);
  if (dice.dice === 'draw')
    return `Lots drawn between ${english.all(drawn(about, names, sideName))} → ${result}`;
  const against = about.about === 'morale' && !kept ? `, against ${english.number(commandValue(dice))}` : '';
  return `${diceCount(about, dice)}${against}: ${facesTold(dice, faces).join(' ')} → ${result}`;
}

export const rolls = { rollTitle, diceReason, rollSentence, rolledSentence, outcomeWords };
