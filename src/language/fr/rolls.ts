import type { Dice } from '../../engine/dice.ts';
import type { RollAbout } from '../../rules/state/facts.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { commandValue, dieName, facesTold } from '../diceNames.ts';
import type { rolls as english } from '../en/rolls.ts';
import { capital, facesFrom, type Names } from '../sentences.ts';
import { words } from './words.ts';
import { french, of } from './writing.ts';

const colours = (side: Side) => words.sides[side];

function rollTitle(about: RollAbout, names: Names): string {
  switch (about.about) {
    case 'firstToDeploy':
      return 'Qui se déploie en premier ?';
    case 'firstTurn':
      return 'Qui commence ?';
    case 'orderPoints':
      return 'Points d’ordre';
    case 'fire':
      return `${words.shotKinds[about.kind]} ${of(names(about.firer))} sur ${names(about.target)}`;
    case 'strike':
      return `${words.strikeKinds[about.kind]} : ${names(about.attacker)} contre ${names(about.target)}`;
    case 'saves':
      return `Sauvegardes ${of(names(about.unit))} contre ${names(about.against)}`;
    case 'tollSaves':
      return `Sauvegardes ${of(names(about.unit))} (${words.lossCauses[about.cause]})`;
    case 'morale':
      return `Test moral ${of(names(about.unit))} ${words.testPurposes[about.purpose]}`;
    case 'flight':
      return `Fuite ${of(names(about.unit))}`;
    case 'danger':
      return `Quel danger fuit ${names(about.unit)} ?`;
    case 'flightFacing':
      return `Vers où se tourne ${names(about.unit)} pour fuir ?`;
    case 'flightStep':
      return `Par où continue la fuite ${of(names(about.unit))} ?`;
    case 'crossing':
      return `${names(about.by)}, en fuite, traverse ${names(about.unit)}`;
    case 'pursuit':
      return `Poursuite ${of(names(about.unit))}`;
  }
}

function diceReason(about: RollAbout, names: Names): string | null {
  if (about.about !== 'morale') return null;
  if (about.diceRule === 'FRM-20') return 'Une ligne étendue réagit avec 3 dés, sans le plus faible';
  if (about.supportedBy !== null) return `Soutien d’élite ${of(names(about.supportedBy))}`;
  return about.dice === 'ordinary' ? null : capital(words.qualities[about.dice]);
}

function isSave(about: RollAbout): boolean {
  return about.about === 'saves' || about.about === 'tollSaves';
}

/** A test shows its dice as they fall, and its command value beside. */
function diceCount(about: RollAbout, dice: Dice): string {
  switch (dice.dice) {
    case 'pool':
      return french.count(dice.count, 'dé', 'dés');
    case 'sum':
      if (dice.drop !== 'none')
        return `${dice.count} dés sans le plus ${dice.drop === 'highest' ? 'fort' : 'faible'}`;
      return about.about === 'morale' ? `${dice.count} dés` : `${dice.count}D6${plus(dice.plus)}`;
    case 'table':
      return `${dice.count}D${dieName(dice.counts)}${plus(dice.plus)}`;
    case 'draw':
      return 'au sort';
  }
}

function plus(amount: number): string {
  if (amount === 0) return '';
  return amount < 0 ? ` − ${french.number(-amount)}` : ` + ${french.number(amount)}`;
}

function purpose(about: RollAbout): string {
  switch (about.about) {
    case 'orderPoints':
      return 'points d’ordre';
    case 'flight':
      return 'cases de fuite';
    case 'pursuit':
      return 'cases de poursuite';
    case 'crossing':
      return 'points de force perdus';
    case 'firstToDeploy':
      return 'le premier à se déployer';
    case 'firstTurn':
      return 'le premier tour';
    case 'danger':
      return 'le danger';
    case 'flightFacing':
      return 'l’orientation';
    case 'flightStep':
      return 'la case suivante';
    case 'saves':
    case 'tollSaves':
      return 'sauvegardes';
    case 'fire':
    case 'strike':
    case 'morale':
      return 'résultat';
  }
}

function drawn(about: RollAbout, names: Names, sideName: (side: Side) => string): readonly string[] {
  switch (about.about) {
    case 'danger':
      return about.candidates.map(names);
    case 'flightFacing':
      return about.facings.map((facing) => words.facings[facing]);
    case 'flightStep':
      return ['case frontale gauche', 'case frontale droite'];
    default:
      return [sideName('blue'), sideName('red')];
  }
}

function rollSentence(
  about: RollAbout,
  dice: Dice,
  names: Names,
  sideName: (side: Side) => string = colours,
  kept = false,
): string {
  switch (dice.dice) {
    case 'pool': {
      const faces = french.any(facesFrom(dice.from));
      const verb = isSave(about) ? 'sauve' : 'touche';
      return `Lancer ${diceCount(about, dice)} : ${faces} ${verb}${dice.six === 2 ? ', un 6 compte double' : ''}`;
    }
    case 'draw':
      return `Tirer au sort ${purpose(about)} : ${french.any(drawn(about, names, sideName))}`;
    case 'sum':
    case 'table':
      return about.about === 'morale' && !kept
        ? `Lancer ${diceCount(about, dice)} : ${french.number(commandValue(dice))} ou moins réussit`
        : `Lancer ${diceCount(about, dice)} : ${purpose(about)}`;
  }
}

function outcomeWords(
  about: RollAbout,
  dice: Dice,
  outcome: number,
  names: Names,
  sideName: (side: Side) => string = colours,
): string {
  if (about.about === 'morale') return outcome === 0 ? 'réussi' : `raté de ${french.number(outcome)}`;
  if (about.about === 'danger' || about.about === 'flightFacing' || about.about === 'flightStep')
    return drawn(about, names, sideName)[outcome] ?? '';
  if (isSave(about)) return french.count(outcome, 'sauvegarde', 'sauvegardes');
  if (dice.dice === 'pool') return french.count(outcome, 'touche', 'touches');
  if (about.about === 'orderPoints') return french.count(outcome, 'point d’ordre', 'points d’ordre');
  if (about.about === 'crossing') return french.count(outcome, 'point de force', 'points de force');
  if (about.about === 'firstToDeploy')
    return `en place d’abord : ${sideName(outcome === 0 ? 'blue' : 'red')}`;
  if (about.about === 'firstTurn') return `premier tour : ${sideName(outcome === 0 ? 'blue' : 'red')}`;
  return french.count(outcome, 'case', 'cases');
}

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
    return `Tirage au sort entre ${french.all(drawn(about, names, sideName))} → ${result}`;
  const against = about.about === 'morale' && !kept ? `, contre ${french.number(commandValue(dice))}` : '';
  return `${diceCount(about, dice)}${against} : ${facesTold(dice, faces).join(' ')} → ${result}`;
}

export const rolls: typeof english = { rollTitle, diceReason, rollSentence, rolledSentence, outcomeWords };
