import { assaultEnds } from '../attack/assaultConditions.ts';
import { chargeEnds, routeIsOpen } from '../attack/chargeConditions.ts';
import { counterChargeEnds } from '../attack/counterCharge.ts';
import { liftedFor, placesBehind, ruleOfWay } from '../attack/makingWay.ts';
import { reactionTurns } from '../attack/reactions.ts';
import { eliminate } from '../combat/losses.ts';
import { lineMotion } from '../formation/lineMoves.ts';
import { hexesAt } from '../ground/halves.ts';
import { imagined } from '../ground/passage.ts';
import { breakOffEnds, evadeEnds } from '../movement/evade.ts';
import { leavings, whyNotLeave } from '../movement/leaving.ts';
import { disengagementLosses, marchEnds, whyNotThere } from '../movement/march.ts';
import { DISENGAGEMENT } from '../movement/marchSearch.ts';
import { countExits } from '../objectives.ts';
import type { Choice, Manoeuvre, MoveEnd } from '../state/answers.ts';
import type { Fact } from '../state/facts.ts';
import type { MarchFrame, Next, PlacedBehind, RuleProcedure } from '../state/frames.ts';
import { changeUnit, type Game, type Unit, unitOf } from '../state/game.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import type { RuleId } from '../state/vocabulary.ts';
import { tollFrame } from './toll.ts';

const NOBODY: readonly string[] = [];
const NOTHING_PLACED: readonly PlacedBehind[] = [];
const NO_ROUTE: MoveEnd['route'] = [];

/** A manoeuvre whose end its owner chooses. */
export function marchFrame(
  unit: string,
  manoeuvre: Manoeuvre,
  more: Partial<Pick<MarchFrame, 'follow' | 'target' | 'frontOnly'>> = {},
): MarchFrame {
  return {
    procedure: 'march',
    at: 'end',
    unit,
    manoeuvre,
    follow: 'none',
    target: null,
    frontOnly: false,
    lifted: NOBODY,
    placed: NOTHING_PLACED,
    toQ: 0,
    toR: 0,
    toFacing: 0,
    route: NO_ROUTE,
    ...more,
  };
}

const RULE_OF: Readonly<Record<Manoeuvre, RuleId>> = {
  frontalMarch: 'MAN-02',
  indirectMarch: 'MAN-08',
  evade: 'MAN-11',
  charge: 'CHG-12',
  assault: 'ASL-03',
  counterCharge: 'MAN-28',
  breakOff: 'CHG-31',
  wheel: 'CHG-20',
};

/** Where the manoeuvre of this frame may end: the same queries that made it possible. */
function ends(g: Game, f: MarchFrame): readonly MoveEnd[] {
  const unit = unitOf(g, f.unit);
  const target = f.target === null ? unit : unitOf(g, f.target);
  switch (f.manoeuvre) {
    case 'frontalMarch':
    case 'indirectMarch':
      return marchEnds(g, unit, f.manoeuvre, f.follow);
    case 'evade':
      return evadeEnds(g, unit);
    case 'breakOff':
      return breakOffEnds(g, unit);
    case 'charge':
      return chargeEnds(g, unit, target);
    case 'assault':
      return assaultEnds(g, unit, target);
    case 'counterCharge':
      return counterChargeEnds(g, unit, target);
    case 'wheel':
      return reactionTurns(g, unit, target);
  }
}

function choiceOf(unit: Unit, { to, facing, route }: MoveEnd): Choice {
  const [, right] = hexesAt(unit, to, facing);
  return { choose: 'move', to, ...(right ? { right } : {}), facing, route };
}

/** a plain frontal march alone may lead over an exit. */
function mayLeave({ manoeuvre, follow }: MarchFrame): boolean {
  return manoeuvre === 'frontalMarch' && follow === 'none';
}

/** The unit is off the map, with all its points, and counts for its side. R-151. */
function leave(g: Game, f: MarchFrame, choice: Extract<Choice, { choose: 'leave' }>): Next<MarchFrame> {
  const unit = unitOf(g, f.unit);
  const [from] = unit.hexes;
  const { exit, to, facing, route } = choice;
  const hexes = hexesAt(unit, to, facing);
  const facts: Fact[] = [];
  if (route.length > 0)
    facts.push({ fact: 'moved', unit: f.unit, manoeuvre: f.manoeuvre, from, route, facing, rule: 'MAN-02' });
  for (const { id, name, points } of g.battle.objectives ?? [])
    if (id === exit) facts.push({ fact: 'leftMap', unit: f.unit, name, hex: to, points, rule: 'R-151' });
  const game = countExits(changeUnit(g, f.unit, { hexes, facing, fate: 'exited' }));
  return { end: { result: 'moved', openRoute: true }, game, facts };
}

/** Why the manoeuvre does not end as that choice has it. */
function whyNot(g: Game, f: MarchFrame, choice: Readonly<Record<string, unknown>>): readonly Refusal[] {
  const unit = unitOf(g, f.unit);
  if (choice['choose'] === 'leave')
    return mayLeave(f)
      ? whyNotLeave(g, unit, choice['exit'])
      : [refusal('R-151', 'noExit', { unit: unit.id })];
  if (choice['choose'] !== 'move') return [];
  if (f.manoeuvre === 'frontalMarch' || f.manoeuvre === 'indirectMarch')
    return whyNotThere(g, unit, f.manoeuvre, f.follow, choice);
  const facts = { unit: unit.id };
  if (f.target === null) return [refusal(RULE_OF[f.manoeuvre], 'noRoute', facts)];
  const target = unitOf(g, f.target).id;
  return [
    refusal(f.manoeuvre === 'charge' ? 'CHG-11' : RULE_OF[f.manoeuvre], 'noRouteToTarget', {
      ...facts,
      target,
    }),
  ];
}

/** MAN-17, R-63: only marches, those inside an assault or, where options let an engaged unit charge, a charge included. */
const LEAVES_CONTACT: readonly Manoeuvre[] = ['frontalMarch', 'indirectMarch', 'assault', 'charge'];

/** The unit as it will stand once it arrives. */
function arriving(g: Game, f: MarchFrame): Unit {
  return imagined(unitOf(g, f.unit), { q: f.toQ, r: f.toR }, f.toFacing);
}

/** Where the skirmishers whose turn it is may go back. CHG-39. */
function behind(g: Game, f: MarchFrame) {
  return placesBehind(g, arriving(g, f), f.placed);
}

/** The skirmishers placed go back, and do nothing more of their own will this turn. CHG-39, R-98. */
function putBack(g: Game, f: MarchFrame, facts: Fact[]): Game {
  let game = g;
  const rule = ruleOfWay(f.manoeuvre) ?? 'CHG-39';
  for (const { unit, q, r, facing } of f.placed) {
    const [from] = unitOf(g, unit).hexes;
    const to = { q, r };
    game = changeUnit(game, unit, { hexes: [to], facing, activated: true, acted: true, displaced: true });
    facts.push({ fact: 'madeWay', unit, mover: f.unit, from, to, facing, rule });
  }
  return game;
}

/** The unit stands at its end; skirmishers that made way go back; it pays for the enemies shaken off. MAN-17, CHG-39. */
function arrive(g: Game, f: MarchFrame, { to, facing, route }: MoveEnd): Next<MarchFrame> {
  const unit = unitOf(g, f.unit);
  const [from] = unit.hexes;
  const openRoute = routeIsOpen(g, from, route);
  const shakenOff = LEAVES_CONTACT.includes(f.manoeuvre) ? disengagementLosses(g, unit, { to, facing }) : [];
  const facts: Fact[] = [
    {
      fact: 'moved',
      unit: f.unit,
      manoeuvre: f.manoeuvre,
      from,
      route,
      facing,
      ...lineMotion(unit, to, facing),
      rule: RULE_OF[f.manoeuvre],
    },
  ];
  const game = putBack(changeUnit(g, f.unit, { hexes: hexesAt(unit, to, facing), facing }), f, facts);
  if (shakenOff.length > 0) return { to: 'toll', set: { owing: shakenOff, openRoute }, game, facts };
  return { end: { result: 'moved', openRoute }, game, facts };
}

/**
 * One manoeuvre: its owner chooses the end, and where skirmishers that make way there go back; then it pays for the
 * enemies shaken off. MAN-01 to MAN-17, CHG-39, CHG-40.
 */
export const march: RuleProcedure<MarchFrame> = {
  end: {
    ask: (g, f) => ({
      side: unitOf(g, f.unit).side,
      question: { ask: 'move', unit: f.unit, manoeuvre: f.manoeuvre, target: f.target },
      legal: () => [
        ...ends(g, f).map((end) => choiceOf(unitOf(g, f.unit), end)),
        ...(mayLeave(f) ? leavings(g, unitOf(g, f.unit)) : []),
      ],
      refused: () => [],
      whyNot: (choice) => whyNot(g, f, choice),
    }),
    then: (g, f, choice) => {
      if (choice.choose === 'leave') return leave(g, f, choice);
      if (choice.choose !== 'move') return { end: { result: 'moved', openRoute: true } };
      const { to, facing, route } = choice;
      const lifted = liftedFor(g, unitOf(g, f.unit), to, facing);
      if (lifted.length === 0) return arrive(g, f, choice);
      return { to: 'makeWay', set: { lifted, toQ: to.q, toR: to.r, toFacing: facing, route } };
    },
  },
  // CHG-39: without room behind the mover they are lost
  makeWay: {
    do: (g, f) => {
      const [unit] = f.lifted;
      if (unit === undefined) return { to: 'arrive' };
      if (behind(g, f).length > 0) return { to: 'putBack' };
      const rule = ruleOfWay(f.manoeuvre) ?? 'CHG-39';
      const lost = eliminate(g, unit, false, rule);
      return {
        to: 'makeWay',
        set: { lifted: f.lifted.slice(1) },
        game: lost.game,
        facts: [{ fact: 'noRoomBehind', unit, mover: f.unit, rule }, ...lost.facts],
      };
    },
  },
  putBack: {
    ask: (g, f) => ({
      side: unitOf(g, f.unit).side,
      question: { ask: 'putBack', unit: f.lifted[0] ?? '', mover: f.unit },
      legal: () => behind(g, f).map(({ to, facing }): Choice => ({ choose: 'putBack', to, facing })),
      refused: () => [],
    }),
    then: (_g, f, choice) => {
      if (choice.choose !== 'putBack') return { to: 'makeWay' };
      const [unit = '', ...others] = f.lifted;
      const { to, facing } = choice;
      const placed = [...f.placed, { unit, q: to.q, r: to.r, facing }];
      return { to: 'makeWay', set: { lifted: others, placed } };
    },
  },
  // MAN-17, R-131: enemy by enemy, until it is lost itself
  toll: {
    call: (_g, f) => tollFrame(f.unit, DISENGAGEMENT, 'disengagement', f.owing?.[0] ?? null, 'MAN-17'),
    then: (g, f) => {
      const owing = f.owing?.slice(1) ?? [];
      if (owing.length > 0 && unitOf(g, f.unit).fate === 'present') return { to: 'toll', set: { owing } };
      return { end: { result: 'moved', openRoute: f.openRoute === true } };
    },
  },
  arrive: {
    do: (g, f) => arrive(g, f, { to: { q: f.toQ, r: f.toR }, facing: f.toFacing, route: f.route }),
  },
};
