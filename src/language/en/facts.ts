import type { LineMotion, TestPurpose, ToldFact } from '../../rules/state/facts.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { capital, type HexNames, type Names } from '../sentences.ts';
import { agreements } from './agreements.ts';
import { choices } from './choices.ts';
import { openingWords } from './opening.ts';
import { questions } from './questions.ts';
import { words } from './words.ts';
import { english } from './writing.ts';

type Of<Name extends ToldFact['fact']> = Extract<ToldFact, { fact: Name }>;

const points = (count: number) => english.count(count, 'strength point', 'strength points');
const hexes = (count: number) => english.count(count, 'hex', 'hexes');
const hits = (count: number) => english.count(count, 'hit', 'hits');
const dice = (count: number) => english.count(count, 'die', 'dice');
const victory = (count: number) => english.count(count, 'victory point', 'victory points');

const colours = (side: Side) => words.sides[side];

/** One line of the log. `sideName` names the sides by their nations. The screen adds the rule. */
function factSentence(
  fact: ToldFact,
  names: Names,
  hexName: HexNames,
  sideName: (side: Side) => string = colours,
): string {
  switch (fact.fact) {
    case 'firstTurn':
    case 'turnBegan':
    case 'orderPoints':
      return openingWords.factSentence(fact, sideName);
    case 'forced':
      return `Only one answer. ${questions.questionTitle(fact.question, names)} ${choices.choiceLabel(fact.choice, names, hexName)}.`;
    case 'firstToDeploy':
      return `${sideName(fact.side)} sets up first.`;
    case 'deployed':
      return `${names(fact.unit)} is set up at ${english.all(fact.hexes.map(hexName))}.`;
    case 'noRoomToDeploy':
      return `There is no room left for ${english.all(fact.units.map(names))}: out of the battle.`;
    case 'groupActivated':
      return `Orders go to ${english.all(fact.units.map(names))}, for ${english.count(fact.cost.total, 'order point', 'order points')}.`;
    case 'ridesAlong':
      return `${names(fact.unit)} may act beside the group, at no cost.`;
    case 'tookInitiative':
      return fact.why === 'impetuous'
        ? `${names(fact.unit)}, Impetuous, goes forward without waiting for an order.`
        : `${names(fact.unit)}, with its Tactical sense, acts without an order.`;
    case 'heldBack':
      return `${names(fact.unit)} is held back: it need not attack.`;
    case 'carriedAway':
      return `${names(fact.unit)} is carried away and attacks ${names(fact.target)} at once.`;
    case 'joinsPursuit':
      return `${names(fact.unit)} joins the pursuit of ${names(fact.charger)}.`;
    case 'ordersEnded':
      return fact.lost === 0
        ? `${sideName(fact.side)} gives no more orders.`
        : `${sideName(fact.side)} gives no more orders and loses ${english.count(fact.lost, 'order point', 'order points')}.`;
    case 'passed':
      return `${names(fact.unit)} passes.`;
    case 'moved':
      return moved(fact, names, hexName);
    case 'turned':
      return `${names(fact.unit)} turns to face ${words.compass[fact.facing]}.`;
    case 'formationChanged':
      return `${names(fact.unit)} goes from ${words.formations[fact.from]} to ${fact.to === 'none' ? 'good order' : words.formations[fact.to]}.`;
    case 'holds':
      return fact.hexes.length === 2
        ? `${names(fact.unit)} stretches over ${english.all(fact.hexes.map(hexName))}.`
        : `${names(fact.unit)} closes up in ${english.all(fact.hexes.map(hexName))}.`;
    case 'formationRefused':
      return `${names(fact.unit)} is too unsettled by the enemy to change formation.`;
    case 'mayNotManoeuvre':
      return `${names(fact.unit)} clings to its line: no manoeuvre, no change of formation this turn.`;
    case 'chargeDeclared':
      return `${names(fact.unit)} charges ${names(fact.target)} from a distance of ${hexes(fact.distance)}!`;
    case 'assaultDeclared':
      return `${names(fact.unit)} assaults ${names(fact.target)} from a distance of ${hexes(fact.distance)}.`;
    case 'reactionDeclared':
      return `Reaction of ${names(fact.unit)}: ${words.reactions[fact.reaction].toLowerCase()}.`;
    case 'friendReacts':
      return fact.reaction === 'counterCharge'
        ? `${names(fact.unit)} offers to counter-charge in aid of its friend.`
        : `${names(fact.unit)} offers to fire in aid of its friend.`;
    case 'testExempt':
      return `${names(fact.unit)} needs no morale test.`;
    case 'testPassed':
      return `${names(fact.unit)} keeps its nerve: test passed ${words.testPurposes[fact.purpose]}.`;
    case 'testFailed':
      return `${names(fact.unit)} ${fails[fact.purpose]}: test failed by ${english.number(fact.by)}.`;
    case 'mustFlee':
      return `${names(fact.unit)} cannot stand: a failed test always puts Harassment cavalry to flight.`;
    case 'testLost':
      return `${names(fact.unit)} is panicked and fails without dice ${words.testPurposes[fact.purpose]}.`;
    case 'shot':
      return shot(fact, names);
    case 'struck':
      return struck(fact, names);
    case 'saved':
      return fact.saved === 0
        ? `${names(fact.unit)} saves none of ${english.count(fact.of, 'loss', 'losses')}.`
        : `${names(fact.unit)} saves ${english.number(fact.saved)} of ${english.count(fact.of, 'loss', 'losses')}.`;
    case 'losses':
      return losses(fact, names);
    case 'eliminated':
      return fact.fledOffMap
        ? `${names(fact.unit)} runs off the field: ${victory(fact.victoryPoints)} to the enemy.`
        : `${names(fact.unit)} is destroyed: ${victory(fact.victoryPoints)} to the enemy.`;
    case 'panicked':
      return fact.danger === null
        ? `${names(fact.unit)} panics and makes for its own lines.`
        : `${names(fact.unit)} panics before ${names(fact.danger)}.`;
    case 'lossesTransferred':
      return `${names(fact.to)} bears ${points(fact.points)} in the place of ${names(fact.unit)}.`;
    case 'madeWay':
      return `${names(fact.unit)} makes way for ${names(fact.mover)}: from ${hexName(fact.from)} to ${hexName(fact.to)}, ${words.facings[fact.facing]}.`;
    case 'noRoomBehind':
      return `${names(fact.unit)} makes way for ${names(fact.mover)} and finds no room behind it.`;
    case 'flightLength':
      return `${names(fact.unit)} runs ${hexes(fact.length)}.`;
    case 'crossed':
      return `${names(fact.by)}, in flight, tears through ${names(fact.unit)}.`;
    case 'rallied':
      return fact.regained === 0
        ? `${names(fact.unit)} masters its panic and forms up again.`
        : `${names(fact.unit)} rallies and regains ${points(fact.regained)}.`;
    case 'attackEnded':
      return attackEnded(fact, names);
    case 'pursuitLength':
      return `${names(fact.unit)} pursues for ${hexes(fact.length)}.`;
    case 'noPursuit':
      return `${names(fact.unit)} is held and cannot pursue.`;
    case 'placeHeld':
      return fact.side ? `${sideName(fact.side)} holds ${fact.name.en}.` : `Nobody holds ${fact.name.en}.`;
    case 'objectivePoints':
      return `${capital(fact.name.en)}: ${victory(fact.points)} for ${sideName(fact.side)}.`;
    case 'leftMap':
      return `${names(fact.unit)} leaves the field in good order by ${fact.name.en}: ${victory(fact.points)}.`;
    case 'reinforcements':
      return `Reinforcements${fact.wait ? ' find no room and wait' : ''}: ${english.all(fact.units.map(names))}.`;
    case 'takenBack':
    case 'unitCorrected':
    case 'ordersCorrected':
      return agreements.agreementSentence(fact, names, hexName, sideName);
    case 'gameOver':
      return gameOver(fact, sideName);
  }
}

const fails: Record<TestPurpose, string> = {
  reaction: 'falters before the attack',
  friendReaction: 'does not dare to help',
  losses: 'wavers under its losses',
  rally: 'does not rally',
  formation: 'falters in the change',
  tenacity: 'will not leave its line',
  impetuosity: 'cannot be held back',
  tacticalSense: 'sees no opening',
  transfer: 'will not bear the losses of the guns',
};

/** An extended line on the move. */
function lineMoved(unit: string, { move, hexes }: LineMotion, facing: string, hexName: HexNames): string {
  const place = english.all(hexes.map(hexName));
  switch (move) {
    case 'shift':
      return `${unit} shifts its line to ${place}, still ${facing}.`;
    case 'wheel':
      return `${unit} wheels its line to ${place}, ${facing}.`;
    case 'aboutFace':
      return `${unit} faces about in ${place}, ${facing}.`;
  }
}

function moved(fact: Of<'moved'>, names: Names, hexName: HexNames): string {
  const unit = names(fact.unit);
  if (fact.line && (fact.route.length > 0 || fact.line.move === 'aboutFace'))
    return lineMoved(unit, fact.line, words.facings[fact.facing], hexName);
  const last = fact.route[fact.route.length - 1];
  const facing = words.facings[fact.facing];
  if (!last) return `${unit} stays in ${hexName(fact.from)}, ${facing}.`;
  const way = `from ${hexName(fact.from)} to ${hexName(last)}`;
  switch (fact.manoeuvre) {
    case 'frontalMarch':
      return `${unit} marches ${way}, ${facing}.`;
    case 'indirectMarch':
      return `${unit} shifts ${way}, still ${facing}.`;
    case 'evade':
      return `${unit} falls back ${way}, still ${facing}.`;
    case 'charge':
      return `${unit} storms ${way}, ${facing}.`;
    case 'assault':
      return `${unit} closes in ${way}, ${facing}.`;
    case 'counterCharge':
      return `${unit} counter-charges ${way}.`;
    case 'breakOff':
      return `${unit} breaks off ${way}.`;
    case 'wheel':
      return `${unit} wheels ${way}, ${facing}.`;
    case 'flight':
      return `${unit} flees ${way}.`;
    case 'pursuit':
      return `${unit} pursues ${way}.`;
  }
}

function shot(fact: Of<'shot'>, names: Names): string {
  const verb =
    fact.kind === 'action' ? 'fires' : fact.kind === 'defensive' ? 'fires in defence' : 'returns fire';
  return `${names(fact.unit)} ${verb} on ${names(fact.target)}: ${dice(fact.dice)}, ${hits(fact.hits)}.`;
}

function struck(fact: Of<'struck'>, names: Names): string {
  const back = fact.kind === 'strikeBack' || fact.kind === 'meleeAnswer';
  const verb = back ? 'strikes back at' : fact.kind === 'melee' ? 'fights' : 'crashes into';
  return `${names(fact.unit)} ${verb} ${names(fact.target)}: ${dice(fact.dice)}, ${hits(fact.hits)}.`;
}

function losses(fact: Of<'losses'>, names: Names): string {
  const by = fact.by === null ? '' : `, ${names(fact.by)}`;
  const left = fact.left === null ? '' : `: ${english.number(fact.left)} left`;
  return `${names(fact.unit)} loses ${points(fact.lost)} (${words.lossCauses[fact.cause]}${by})${left}.`;
}

function attackEnded(fact: Of<'attackEnded'>, names: Names): string {
  const unit = names(fact.unit);
  switch (fact.why) {
    case 'declined':
      return `${unit} does not press its attack.`;
    case 'shaken':
      return `${unit} is stopped short: its attack is over.`;
    case 'targetGone':
      return `${unit} finds no one left to strike.`;
    case 'brokeOff':
      return `${unit} swerves away from the square.`;
    case 'impossible':
      return `${unit} finds no way to its enemy and comes back disordered.`;
    case 'fought':
      return `${unit} and its enemy have fought it out.`;
  }
}

function gameOver({ outcome }: Of<'gameOver'>, sideName: (side: Side) => string): string {
  const { blue, red } = outcome.points;
  const [most, least] = outcome.winner === 'red' ? [red, blue] : [blue, red];
  const score = `${english.number(most)} to ${english.number(least)}`;
  const why =
    outcome.by === 'objective'
      ? 'an objective decides'
      : outcome.by === 'breakPoint'
        ? 'an army breaks'
        : 'the last turn is over';
  return outcome.winner === 'draw'
    ? `The battle is drawn, ${score}: ${why}.`
    : `${sideName(outcome.winner)} wins the battle, ${score}: ${why}.`;
}

export const facts = { factSentence };
