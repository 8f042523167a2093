import type { LineMotion, TestPurpose, ToldFact } from '../../rules/state/facts.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import type { facts as english } from '../en/facts.ts';
import { capital, type HexNames, type Names } from '../sentences.ts';
import { agreements } from './agreements.ts';
import { inHandsOf, theSide } from './camps.ts';
import { choices } from './choices.ts';
import { openingWords } from './opening.ts';
import { questions } from './questions.ts';
import { words } from './words.ts';
import { french, of, to } from './writing.ts';

type Of<Name extends ToldFact['fact']> = Extract<ToldFact, { fact: Name }>;

const points = (count: number) => french.count(count, 'point de force', 'points de force');
const orders = (count: number) => french.count(count, 'point d’ordre', 'points d’ordre');
const hexes = (count: number) => french.count(count, 'case', 'cases');
const hits = (count: number) => french.count(count, 'touche', 'touches');
const dice = (count: number) => french.count(count, 'dé', 'dés');
const victory = (count: number) => french.count(count, 'point de victoire', 'points de victoire');

const colours = (side: Side) => words.sides[side];

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
      return `Une seule réponse possible. ${questions.questionTitle(fact.question, names)} ${choices.choiceLabel(fact.choice, names, hexName)}.`;
    case 'firstToDeploy':
      return `Premier à se déployer : ${sideName(fact.side)}.`;
    case 'deployed':
      return `${names(fact.unit)} : en place en ${french.all(fact.hexes.map(hexName))}.`;
    case 'noRoomToDeploy':
      return `Plus de place pour ${french.all(fact.units.map(names))} : hors de la bataille.`;
    case 'groupActivated':
      return `Ordre donné à ${french.all(fact.units.map(names))}, pour ${orders(fact.cost.total)}.`;
    case 'ridesAlong':
      return `${names(fact.unit)} peut agir à côté du groupe, sans coût.`;
    case 'tookInitiative':
      return fact.why === 'impetuous'
        ? `${names(fact.unit)}, unité impétueuse, s’élance sans attendre d’ordre.`
        : `${names(fact.unit)}, par son sens tactique, agit sans ordre.`;
    case 'heldBack':
      return `${names(fact.unit)} se laisse retenir : rien ne l’oblige plus à attaquer.`;
    case 'carriedAway':
      return `${names(fact.unit)} se laisse emporter et attaque aussitôt ${names(fact.target)}.`;
    case 'joinsPursuit':
      return `${names(fact.unit)} se joint à la poursuite ${of(names(fact.charger))}.`;
    case 'ordersEnded':
      return fact.lost === 0
        ? `${sideName(fact.side)} : fin des ordres.`
        : `${sideName(fact.side)} : fin des ordres, ${orders(fact.lost)} ${french.form(fact.lost, { one: 'perdu', other: 'perdus' })}.`;
    case 'passed':
      return `${names(fact.unit)} passe.`;
    case 'moved':
      return moved(fact, names, hexName);
    case 'turned':
      return `${names(fact.unit)} se tourne, ${words.facings[fact.facing]}.`;
    case 'formationChanged':
      return `${names(fact.unit)}, jusque-là ${words.formed[fact.from]}, se met ${words.formed[fact.to]}.`;
    case 'holds':
      return fact.hexes.length === 2
        ? `${names(fact.unit)} s’étend sur ${french.all(fact.hexes.map(hexName))}.`
        : `${names(fact.unit)} se resserre en ${french.all(fact.hexes.map(hexName))}.`;
    case 'formationRefused':
      return `${names(fact.unit)}, sous les yeux de l’ennemi, n’arrive pas à changer de formation.`;
    case 'mayNotManoeuvre':
      return `${names(fact.unit)} s’accroche à sa ligne : ni manœuvre ni changement de formation ce tour-ci.`;
    case 'chargeDeclared':
      return `${names(fact.unit)} charge ${names(fact.target)} à ${hexes(fact.distance)} !`;
    case 'assaultDeclared':
      return `${names(fact.unit)} donne l’assaut contre ${names(fact.target)} à ${hexes(fact.distance)}.`;
    case 'reactionDeclared':
      return `Réaction ${of(names(fact.unit))} : ${words.reactions[fact.reaction].toLowerCase()}.`;
    case 'friendReacts':
      return fact.reaction === 'counterCharge'
        ? `${names(fact.unit)} veut secourir son voisin par une contre-charge.`
        : `${names(fact.unit)} veut secourir son voisin par un tir défensif.`;
    case 'testExempt':
      return `${names(fact.unit)} n’a pas de test moral à passer.`;
    case 'testPassed':
      return `${names(fact.unit)} garde son sang-froid : test réussi ${words.testPurposes[fact.purpose]}.`;
    case 'testFailed':
      return `${names(fact.unit)} ${fails[fact.purpose]} : test raté de ${french.number(fact.by)}.`;
    case 'mustFlee':
      return `${names(fact.unit)} ne peut tenir : en harcèlement, un test raté est toujours une fuite.`;
    case 'testLost':
      return `${names(fact.unit)}, en panique, rate sans dés son test ${words.testPurposes[fact.purpose]}.`;
    case 'shot':
      return shot(fact, names);
    case 'struck':
      return struck(fact, names);
    case 'saved':
      return fact.saved === 0
        ? `${names(fact.unit)} ne sauve aucune perte sur ${french.number(fact.of)}.`
        : `${names(fact.unit)} sauve ${french.count(fact.saved, 'perte', 'pertes')} sur ${french.number(fact.of)}.`;
    case 'losses':
      return losses(fact, names);
    case 'eliminated':
      return fact.fledOffMap
        ? `${names(fact.unit)} s’enfuit du champ de bataille : ${victory(fact.victoryPoints)} pour l’ennemi.`
        : `C’en est fini ${of(names(fact.unit))} : ${victory(fact.victoryPoints)} pour l’ennemi.`;
    case 'panicked':
      return fact.danger === null
        ? `${names(fact.unit)} panique et reflue vers son camp.`
        : `${names(fact.unit)} panique devant ${names(fact.danger)}.`;
    case 'lossesTransferred':
      return `${names(fact.to)} prend ${points(fact.points)} à la place ${of(names(fact.unit))}.`;
    case 'madeWay':
      return `${names(fact.unit)} laisse la place ${to(names(fact.mover))} : de ${hexName(fact.from)} à ${hexName(fact.to)}, ${words.facings[fact.facing]}.`;
    case 'noRoomBehind':
      return `${names(fact.unit)} laisse la place ${to(names(fact.mover))} et n’a plus où se remettre.`;
    case 'flightLength':
      return `${names(fact.unit)} court sur ${hexes(fact.length)}.`;
    case 'crossed':
      return `${names(fact.by)}, en fuite, bouscule ${names(fact.unit)}.`;
    case 'rallied':
      return fact.regained === 0
        ? `${names(fact.unit)} surmonte sa panique et se reforme.`
        : `${names(fact.unit)} se rallie et regagne ${points(fact.regained)}.`;
    case 'attackEnded':
      return attackEnded(fact, names);
    case 'pursuitLength':
      return `${names(fact.unit)} poursuit sur ${hexes(fact.length)}.`;
    case 'noPursuit':
      return `L’ennemi retient ${names(fact.unit)} : pas de poursuite.`;
    case 'placeHeld':
      return `${capital(fact.name.fr)} : ${inHandsOf(fact.side && sideName(fact.side))}.`;
    case 'objectivePoints':
      return `${capital(fact.name.fr)} : ${victory(fact.points)} pour ${theSide(sideName(fact.side))}.`;
    case 'leftMap':
      return `${names(fact.unit)} quitte le champ de bataille en bon ordre, ${fact.name.fr} : ${victory(fact.points)}.`;
    case 'reinforcements':
      return `Renforts${fact.wait ? ' sans place, qui attendent' : ''} : ${french.all(fact.units.map(names))}.`;
    case 'takenBack':
    case 'unitCorrected':
    case 'ordersCorrected':
      return agreements.agreementSentence(fact, names, hexName, sideName);
    case 'gameOver':
      return gameOver(fact, sideName);
  }
}

const fails: Record<TestPurpose, string> = {
  reaction: 'flanche devant l’attaque',
  friendReaction: 'n’ose pas porter secours',
  losses: 'chancelle sous les pertes',
  rally: 'ne se rallie pas',
  formation: 's’embrouille',
  tenacity: 'refuse de quitter sa ligne',
  impetuosity: 'ne se laisse pas retenir',
  tacticalSense: 'ne voit pas l’occasion',
  transfer: 'refuse de prendre les pertes des canons',
};

function lineMoved(unit: string, { move, hexes }: LineMotion, facing: string, hexName: HexNames): string {
  const place = french.all(hexes.map(hexName));
  switch (move) {
    case 'shift':
      return `${unit} décale sa ligne en ${place}, toujours ${facing}.`;
    case 'wheel':
      return `${unit} fait pivoter sa ligne en ${place}, ${facing}.`;
    case 'aboutFace':
      return `${unit} fait volte-face en ${place}, ${facing}.`;
  }
}

function moved(fact: Of<'moved'>, names: Names, hexName: HexNames): string {
  const unit = names(fact.unit);
  if (fact.line && (fact.route.length > 0 || fact.line.move === 'aboutFace'))
    return lineMoved(unit, fact.line, words.facings[fact.facing], hexName);
  const last = fact.route[fact.route.length - 1];
  const facing = words.facings[fact.facing];
  if (!last) return `${unit} reste en ${hexName(fact.from)}, ${facing}.`;
  const way = `de ${hexName(fact.from)} à ${hexName(last)}`;
  switch (fact.manoeuvre) {
    case 'frontalMarch':
      return `${unit} marche ${way}, ${facing}.`;
    case 'indirectMarch':
      return `${unit} se décale ${way}, toujours ${facing}.`;
    case 'evade':
      return `${unit} recule ${way}, toujours ${facing}.`;
    case 'charge':
      return `${unit} s’élance ${way}, ${facing}.`;
    case 'assault':
      return `${unit} va au contact ${way}, ${facing}.`;
    case 'counterCharge':
      return `${unit} contre-charge ${way}.`;
    case 'breakOff':
      return `${unit} se dérobe ${way}.`;
    case 'wheel':
      return `${unit} pivote ${way}, ${facing}.`;
    case 'flight':
      return `${unit} fuit ${way}.`;
    case 'pursuit':
      return `${unit} poursuit ${way}.`;
  }
}

function shot(fact: Of<'shot'>, names: Names): string {
  const verb =
    fact.kind === 'action' ? 'tire' : fact.kind === 'defensive' ? 'se défend en tirant' : 'riposte en tirant';
  return `${names(fact.unit)} ${verb} sur ${names(fact.target)} : ${dice(fact.dice)}, ${hits(fact.hits)}.`;
}

function struck(fact: Of<'struck'>, names: Names): string {
  const back = fact.kind === 'strikeBack' || fact.kind === 'meleeAnswer';
  const target = names(fact.target);
  const blow = fact.kind === 'melee' ? `se bat contre ${target}` : `se jette sur ${target}`;
  return `${names(fact.unit)} ${back ? `rend coup pour coup ${to(target)}` : blow} : ${dice(fact.dice)}, ${hits(fact.hits)}.`;
}

function losses(fact: Of<'losses'>, names: Names): string {
  const by = fact.by === null ? '' : `, ${names(fact.by)}`;
  const left = fact.left === null ? '' : ` : il en reste ${french.number(fact.left)}`;
  return `${names(fact.unit)} perd ${points(fact.lost)} (${words.lossCauses[fact.cause]}${by})${left}.`;
}

function attackEnded(fact: Of<'attackEnded'>, names: Names): string {
  const unit = names(fact.unit);
  switch (fact.why) {
    case 'declined':
      return `${unit} ne pousse pas son attaque.`;
    case 'shaken':
      return `${unit} s’arrête net : son attaque est finie.`;
    case 'targetGone':
      return `${unit} ne trouve plus personne à frapper.`;
    case 'brokeOff':
      return `${unit} se détourne du carré.`;
    case 'impossible':
      return `${unit} ne trouve aucun chemin vers l’ennemi et revient en désordre.`;
    case 'fought':
      return `Fin du combat ${of(unit)}.`;
  }
}

function gameOver({ outcome }: Of<'gameOver'>, sideName: (side: Side) => string): string {
  const { blue, red } = outcome.points;
  const [most, least] = outcome.winner === 'red' ? [red, blue] : [blue, red];
  const score = `${french.number(most)} à ${french.number(least)}`;
  const why =
    outcome.by === 'objective'
      ? 'un objectif décide'
      : outcome.by === 'breakPoint'
        ? 'une armée cède'
        : 'le dernier tour est joué';
  return outcome.winner === 'draw'
    ? `Bataille indécise, ${score} : ${why}.`
    : `Victoire : ${sideName(outcome.winner)}, ${score} ; ${why}.`;
}

export const facts: typeof english = { factSentence };
