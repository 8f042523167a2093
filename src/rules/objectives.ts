/**
 * what a scenario gives points for besides losses. The rule is silent on it (VIC-01): every condition here is the
 * scenario's, and is looked at where the rule looks at victory, at the end of each turn (SEQ-05).
 */
import { sameHex } from '../geometry/hex.ts';
import { NOTHING, objectivesOf, only, pointsOfHolder, profits } from './objectiveStates.ts';
import type { Fact } from './state/facts.ts';
import {
  type ExitObjective,
  enemyOf,
  type Game,
  type Objective,
  type ObjectiveState,
  type PlaceObjective,
  type Unit,
  unitAt,
  unitOf,
} from './state/game.ts';
import { type BySide, SIDES, type Side } from './state/vocabulary.ts';

/** Who has steady units on the place: a panicked unit holds nothing. R-151. */
export function sidesOn(g: Game, { hexes }: PlaceObjective): readonly Side[] {
  const units = hexes.flatMap((hex) => unitAt(g, hex) ?? []);
  return SIDES.filter((side) => units.some((unit) => unit.side === side && !unit.panicked));
}

/** Who holds the place now; `before`: who held it until now. R-151. */
export function holderOfPlace(g: Game, place: PlaceObjective, before: Side | null): Side | null {
  const [one, other] = sidesOn(g, place);
  if (one) return other ? null : one;
  return place.keeps ? before : null;
}

/** The units that have left by an exit: those whose last hex it is. */
export function goneBy(g: Game, { side, hexes }: ExitObjective): readonly Unit[] {
  return g.units.filter(
    (unit) =>
      unit.fate === 'exited' &&
      unit.side === side &&
      hexes.some((hex) => unit.hexes.some((own) => sameHex(own, hex))),
  );
}

function isLost({ fate }: Unit): boolean {
  return fate === 'eliminated' || fate === 'fledOffMap';
}

/** What an objective counts for at the end of this turn. */
function counted(g: Game, one: Objective, before: ObjectiveState): ObjectiveState {
  switch (one.kind) {
    case 'place': {
      const holder = holderOfPlace(g, one, before.holder);
      if (one.when === 'end') return { holder, points: pointsOfHolder(one, holder) };
      const { points } = before;
      // a player takes his points at the end of his own turn: once a round, like everything else
      return holder === g.side && profits(one, holder)
        ? { holder, points: { ...points, [holder]: points[holder] + one.points } }
        : { holder, points };
    }
    case 'exit':
      return { holder: null, points: only(one.side, one.points * goneBy(g, one).length) };
    case 'survival': {
      const unit = unitOf(g, one.unit);
      return { holder: null, points: isLost(unit) ? only(enemyOf(unit.side), one.points) : NOTHING };
    }
  }
}

/** What is told of an objective at the end of a turn: a place that changes hands, points that are won for good. */
function told(one: Objective, before: ObjectiveState, now: ObjectiveState): readonly Fact[] {
  const facts: Fact[] = [];
  const { name } = one;
  if (before.holder !== now.holder) facts.push({ fact: 'placeHeld', name, side: now.holder, rule: 'R-151' });
  if (one.kind === 'exit' || (one.kind === 'place' && one.when === 'end')) return facts;
  for (const side of SIDES) {
    const points = now.points[side] - before.points[side];
    if (points > 0) facts.push({ fact: 'objectivePoints', name, side, points, rule: 'R-151' });
  }
  return facts;
}

/** The objectives as the end of a turn finds them, before the victory is looked at. SEQ-05, R-151. */
export function countObjectives(g: Game): { readonly game: Game; readonly facts: readonly Fact[] } {
  if (!g.battle.objectives) return { game: g, facts: [] };
  const facts: Fact[] = [];
  const objectives = objectivesOf(g).map(({ one, state }) => {
    const now = counted(g, one, state);
    facts.push(...told(one, state, now));
    return now;
  });
  return { game: { ...g, objectives }, facts };
}

/** The same of exits alone, as soon as a unit has left. */
export function countExits(g: Game): Game {
  const objectives = objectivesOf(g).map(({ one, state }) =>
    one.kind === 'exit' ? counted(g, one, state) : state,
  );
  return { ...g, objectives };
}

/** Whom an objective gives the victory at once, as it stands. */
function wonBy(g: Game, one: Objective, { holder }: ObjectiveState): Side | null {
  switch (one.kind) {
    case 'place':
      return one.sudden && profits(one, holder) ? holder : null;
    case 'exit':
      return one.enough !== undefined && goneBy(g, one).length >= one.enough ? one.side : null;
    case 'survival': {
      const unit = unitOf(g, one.unit);
      return one.sudden && isLost(unit) ? enemyOf(unit.side) : null;
    }
  }
}

/** Each side that wins at once, with the objective that does it. */
export function suddenVictories(g: Game): readonly { readonly side: Side; readonly objective: string }[] {
  if (!g.battle.objectives) return [];
  return objectivesOf(g).flatMap(({ one, state }) => {
    const side = wonBy(g, one, state);
    return side ? [{ side, objective: one.id }] : [];
  });
}

/** Whether the points of an objective are those that its holder, the units gone or the unit lost bring, as far as they are bound by these. */
export function isCountedRight(g: Game, one: Objective, state: ObjectiveState): boolean {
  const { holder, points } = state;
  if (one.kind !== 'place' && holder !== null) return false;
  const same = (other: BySide<number>) => SIDES.every((side) => points[side] === other[side]);
  switch (one.kind) {
    case 'place':
      if (one.when === 'end') return same(pointsOfHolder(one, holder));
      return SIDES.every(
        (side) =>
          points[side] <= one.points * g.turn &&
          (one.points === 0 ? points[side] === 0 : points[side] % one.points === 0) &&
          (points[side] === 0 || profits(one, side)),
      );
    case 'exit':
      return same(counted(g, one, state).points);
    case 'survival':
      // it is told of at the end of the turn in which it was lost
      return same(NOTHING) || same(counted(g, one, state).points);
  }
}
