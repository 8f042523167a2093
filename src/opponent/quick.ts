/**
 * The answers that are taken for given while something is played on: what a player would do without much thought. Each is
 * one of the legal answers.
 */

import type { Facing } from '../geometry/facing.ts';
import { type Hex, squaredDistance } from '../geometry/hex.ts';
import { hasInCone } from '../rules/ground/cones.ts';
import { engagedBy, engagedEnemies, engages, isPinned } from '../rules/ground/engagement.ts';
import { distanceBetween, distanceTo, linesBetween } from '../rules/ground/halves.ts';
import { imagined } from '../rules/ground/passage.ts';
import { hasSight } from '../rules/ground/sight.ts';
import type { Choice, Question } from '../rules/state/answers.ts';
import { type Game, type Unit, unitAt, unitOf } from '../rules/state/game.ts';
import { whoIsMeant } from '../rules/state/meant.ts';
import type { Reaction } from '../rules/state/vocabulary.ts';
import { hasSkill } from '../rules/units/skills.ts';
import { isArtillery, isCavalry, isInLine, isSquare } from '../rules/units/units.ts';
import { nearestTo } from './places.ts';
import { lossOf, priceOf, shareLost } from './worth/standing.ts';
import { pursuitNet, strikesAt } from './worth/strikes.ts';

type Of<C extends Choice['choose']> = Extract<Choice, { choose: C }>;

function firstOf<C extends Choice['choose']>(legal: readonly Choice[], choose: C): Of<C> | undefined {
  return legal.find((choice): choice is Of<C> => choice.choose === choose);
}

function allOf<C extends Choice['choose']>(legal: readonly Choice[], choose: C): readonly Of<C>[] {
  return legal.filter((choice): choice is Of<C> => choice.choose === choose);
}

/** Of several that are equally good the first. */
function bestOf<C extends Choice>(choices: readonly C[], worth: (choice: C) => number): C | undefined {
  let best: C | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const so = worth(choice);
    if (so > most) [best, most] = [choice, so];
  }
  return best;
}

/** In which order the reactions are thought of. */
function reactionsLiked(g: Game, u: Unit, attacker: Unit): readonly Reaction[] {
  if (isArtillery(u)) return ['defensiveFire', 'evade'];
  if (isCavalry(u)) return isCavalry(attacker) ? ['counterCharge'] : ['evade', 'counterCharge'];
  if (u.formation === 'skirmish') return ['evade'];
  const ready = isInLine(u) && hasSkill(u, 'controlledFire');
  const faces = hasInCone(g, u, attacker);
  if (isCavalry(attacker)) {
    if (ready && faces) return ['defensiveFire', 'square', 'closedColumn'];
    return faces ? ['square', 'closedColumn'] : ['square', 'closedColumn', 'rotation'];
  }
  if (!faces) return ['rotation'];
  const steady = g.frames.some(({ procedure }) => procedure === 'assault') || u.commandValue >= 9;
  return ready || steady ? ['defensiveFire'] : ['counterCharge'];
}

function reaction(g: Game, legal: readonly Choice[], unit: string, attacker: string): Choice | undefined {
  const u = unitOf(g, unit);
  const offered = legal.filter((choice) => choice.choose === 'reaction');
  for (const liked of [...reactionsLiked(g, u, unitOf(g, attacker)), 'nothing'])
    for (const choice of offered) if (choice.reaction === liked) return choice;
  return offered[0];
}

/** Whether the unit had better stay and lose so many points than flee. MOR-11. */
function staysFor(g: Game, u: Unit, losses: number): boolean {
  if (isArtillery(u)) return true;
  if (losses >= u.strength) return false;
  const panic = 0.4 * (1 - shareLost(u, u.strength)) * priceOf(g, u);
  return lossOf(g, u, losses) <= panic;
}

/** How far the hex is from the unit as the crow flies, squared. */
function asTheCrowFlies({ hexes: [first, second = first] }: Unit, hex: Hex): number {
  return Math.min(squaredDistance(first, hex), squaredDistance(second, hex));
}

/** So much counts where nothing else differs. */
const LITTLE = 0.001;

/** How bad the end of a run is: off the map, on another unit's hex, over friends; else the nearer to an enemy the worse. */
function harm(g: Game, unit: string, run: Of<'runEnd'>): number {
  const other = unitAt(g, run.to);
  const blocked = other !== undefined && other.id !== unit ? 100 : 0;
  const near = nearestTo(g, unitOf(g, unit).side, run.to);
  const away = near ? LITTLE * asTheCrowFlies(near, run.to) : 0;
  return (run.offMap ? 50 : 0) + blocked + 10 * run.crossed.length - away;
}

/** To have somebody before one at all, in army points. */
const SOMEBODY = 1;

/** What the enemy's shot could do to the unit, as the game has both: whoever is engaged does not fire. FIR-02, FIR-08, FIR-13. */
function shotOf(g: Game, enemy: Unit, u: Unit): number {
  if (enemy.panicked || engagedBy(g, enemy).length > 0) return 0;
  if (isPinned(g, enemy) && distanceBetween(enemy, u) > 1) return 0;
  const { shot } = strikesAt(g, enemy, u);
  const isSeen = () => linesBetween(enemy, u).some(({ own, other }) => hasSight(g, enemy, u, own, other));
  return shot > 0 && isSeen() ? shot : 0;
}

/** What a pursuer could do from the end of its run to whom it engages, less what the enemy's shots could do to it there. */
function catches(g: Game, u: Unit, { to }: Of<'runEnd'>): number {
  const there = imagined(u, to, u.facing);
  const here = { ...g, units: g.units.map((one) => (one === u ? there : one)) };
  let blow = 0;
  let shots = 0;
  for (const enemy of g.units) {
    if (enemy.side === u.side || enemy.fate !== 'present') continue;
    shots += shotOf(here, enemy, there);
    if (engages(here, there, enemy)) blow = Math.max(blow, SOMEBODY + (pursuitNet(here, there, enemy) ?? 0));
  }
  return blow - shots;
}

/** Where whoever gets out of the way may go as far as he can from whoever is nearest to him now. MAN-14, CHG-31. */
export function farthest(g: Game, unit: string, legal: readonly Choice[]): readonly Choice[] {
  const { side, hexes } = unitOf(g, unit);
  const near = nearestTo(g, side, hexes[0]);
  if (!near) return [];
  const ends = allOf(legal, 'move').map((end) => ({ end, far: distanceTo(near, end.to) }));
  const most = Math.max(...ends.map(({ far }) => far));
  return ends.filter(({ far }) => far === most).map(({ end }) => end);
}

/** The one in the middle: straight away, where they lie from left to right. */
function middleOf<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(list.length / 2)];
}

/** Whether the unit, where it stands, would look at the enemy with that facing. */
function wouldLookAt(g: Game, u: Unit, facing: Facing, enemy: Unit | null): boolean {
  return enemy !== null && hasInCone(g, { ...u, facing }, enemy);
}

/** Whoever turns looks at the nearest enemy; only whoever flees turns his back on him, whoever it was that put him to flight. */
function turn(g: Game, unit: string, legal: readonly Choice[], flees: boolean): Choice | undefined {
  const u = unitOf(g, unit);
  const near = nearestTo(g, u.side, u.hexes[0]);
  return allOf(legal, 'facing').find(({ facing }) => wouldLookAt(g, u, facing, near) !== flees);
}

/** Looking at the nearest enemy, in the formation in which most may be done. RAL-05. */
function rallied(g: Game, unit: string, legal: readonly Choice[]): Choice | undefined {
  const u = unitOf(g, unit);
  const near = nearestTo(g, u.side, u.hexes[0]);
  const offered = legal.filter((choice) => choice.choose === 'rallied');
  const liked = ['none', 'column', 'line', 'skirmish'];
  const sorted = offered.toSorted((a, b) => {
    const looks = (one: Of<'rallied'>) => (wouldLookAt(g, u, one.facing, near) ? 0 : 1);
    const place = (one: Of<'rallied'>) =>
      (liked.indexOf(one.formation) + liked.length + 1) % (liked.length + 1);
    return looks(a) - looks(b) || place(a) - place(b);
  });
  return sorted[0];
}

function transfer(g: Game, unit: string, losses: number, legal: readonly Choice[]): Choice | undefined {
  if (losses < unitOf(g, unit).strength) return firstOf(legal, 'keepLosses');
  return legal.findLast(({ choose }) => choose === 'transfer') ?? firstOf(legal, 'keepLosses');
}

function liked(g: Game, question: Question, legal: readonly Choice[]): Choice | undefined {
  const meant = whoIsMeant(question);
  const unit = meant.actor ?? '';
  const enemy = meant.enemy ?? '';
  switch (question.ask) {
    case 'reaction':
      return reaction(g, legal, unit, enemy);
    case 'friendReaction':
      return (
        firstOf(legal, 'friendDefensiveFire') ??
        legal.find(
          (choice) => choice.choose === 'friendCounterCharge' && isCavalry(unitOf(g, choice.unit)),
        ) ??
        firstOf(legal, 'noFriend')
      );
    case 'stayOrFlee':
      return firstOf(legal, staysFor(g, unitOf(g, unit), question.losses) ? 'stay' : 'flee');
    case 'flightEnd':
      return bestOf(allOf(legal, 'runEnd'), (run) => -harm(g, unit, run));
    case 'attack':
      return isSquare(unitOf(g, enemy)) && isCavalry(unitOf(g, unit))
        ? (firstOf(legal, 'breakOff') ?? firstOf(legal, 'decline'))
        : firstOf(legal, 'attack');
    case 'attackAfterFire':
      return firstOf(legal, 'attack');
    case 'strikeBack':
      return firstOf(legal, 'strikeBack');
    case 'returnFire':
      return firstOf(legal, 'returnFire');
    case 'gunReturnFire':
      return firstOf(legal, 'gunReturnFire');
    case 'pursue':
      // by no hex where the enemy could not get away: the blow costs no run
      return firstOf(
        legal,
        isCavalry(unitOf(g, unit)) || engagedEnemies(g, unitOf(g, unit)).length > 0 ? 'pursue' : 'decline',
      );
    case 'pursuitEnd':
      return bestOf(allOf(legal, 'runEnd'), (run) => catches(g, unitOf(g, unit), run));
    case 'pursuitAttack':
      return (
        legal.find((choice) => {
          if (choice.choose !== 'attackTarget') return false;
          return (pursuitNet(g, unitOf(g, unit), unitOf(g, choice.target)) ?? 0) > 0;
        }) ?? firstOf(legal, 'decline')
      );
    case 'secondPursuer':
      return firstOf(legal, 'decline');
    case 'fireAfterMarch':
    case 'fireAfterFormation':
    case 'secondShot':
      return bestOf(
        allOf(legal, 'shootAt'),
        ({ target }) => strikesAt(g, unitOf(g, unit), unitOf(g, target)).shot,
      );
    case 'rallied':
      return rallied(g, unit, legal);
    case 'facing':
      return turn(g, unit, legal, question.purpose === 'flight');
    case 'transfer':
      return transfer(g, unit, question.losses, legal);
    case 'formationAfterMarch':
      return firstOf(legal, 'keepFormation');
    case 'move':
      return question.manoeuvre === 'evade' || question.manoeuvre === 'breakOff'
        ? middleOf(farthest(g, unit, legal))
        : undefined;
    default:
      return undefined;
  }
}

/** The answer of a player in a hurry, to any question. */
export function quickChoice(g: Game, question: Question, legal: readonly Choice[]): Choice {
  const choice = liked(g, question, legal) ?? legal[0];
  if (!choice) throw new Error('nothing is asked');
  return choice;
}
