/** Where the unit's move can end: the ends of the question asked, or of the marches it could choose. */
import type { Facing } from '../../geometry/facing.ts';
import { type Hex, hexKey } from '../../geometry/hex.ts';
import { hexesOfPlacement } from '../../rules/deployment/placement.ts';
import { type MarchEnd, marchQuery } from '../../rules/movement/march.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Choice, Manoeuvre } from '../../rules/state/answers.ts';
import { type Game, unitOf } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import { placeOfEnd } from './places.ts';
import type { Reach, ReachKind, Way } from './possible.ts';
import { after, type Prospect, questionOf } from './prospect.ts';

type March = 'frontalMarch' | 'indirectMarch';
const MARCHES: readonly March[] = ['frontalMarch', 'indirectMarch'];

function endKey(to: Hex, facing: Facing, route: readonly Hex[]): string {
  return `${hexKey(to)} ${facing} ${route.map(hexKey).join()}`;
}

function kindOf(end: MarchEnd): ReachKind {
  if (end.forced || end.disengagement > 0) return 'forced';
  return end.penalised ? 'costly' : 'clear';
}

type Priced = Pick<Way, 'cost' | 'kind'>;

/** What the ends of a march cost, by the query that makes them legal. */
function pricesOf(game: Game, unit: string, march: March, follow: 'none' | 'fire' | 'formation') {
  const prices = new Map<string, Priced>();
  for (const end of marchQuery(game, unitOf(game, unit), march, follow))
    prices.set(endKey(end.to, end.facing, end.route), { cost: end.cost, kind: kindOf(end) });
  return prices;
}

const ATTACKS: readonly Manoeuvre[] = ['charge', 'assault', 'counterCharge'];

/** The ends of the move that is asked for now. */
function askedWays(game: Game, lead: readonly Choice[]): readonly Way[] {
  const question = questionOf(game);
  const meant = question && whoIsMeant(question);
  if (!meant || meant.unit === null) return [];
  const unit = unitOf(game, meant.unit);
  if (meant.place === 'runEnd') {
    const { facing } = unit;
    return engine.legal(game).flatMap((choice): Way[] => {
      if (choice.choose !== 'runEnd') return [];
      const kind = choice.crossed.length > 0 || choice.offMap ? 'forced' : 'clear';
      const { to, route } = choice;
      const place = placeOfEnd(unit, { to, facing, route });
      return [{ lead, choice, to, place, facing, route, cost: route.length, kind }];
    });
  }
  if (meant.place === 'behindFriend')
    return engine.legal(game).flatMap((choice): Way[] => {
      if (choice.choose !== 'putBack') return [];
      const { to, facing } = choice;
      const place = placeOfEnd(unit, { to, facing, route: [to] });
      return [{ lead, choice, to, place, facing, route: [], cost: 0, kind: 'clear' }];
    });
  if (meant.place === 'zone')
    return engine.legal(game).flatMap((choice): Way[] => {
      if (choice.choose !== 'deploy') return [];
      const { to, facing, formation } = choice;
      const hexes = hexesOfPlacement(choice);
      const place = { hexes, handles: hexes };
      return [{ lead, choice, to, place, facing, formation, route: [], cost: 0, kind: 'clear' }];
    });
  if (question?.ask !== 'move') return [];
  const frame = game.frames.at(-1);
  const { manoeuvre } = question;
  const prices =
    frame?.procedure === 'march' && (manoeuvre === 'frontalMarch' || manoeuvre === 'indirectMarch')
      ? pricesOf(game, unit.id, manoeuvre, frame.follow)
      : null;
  return engine.legal(game).flatMap((choice): Way[] => {
    if (choice.choose !== 'move') return [];
    const { to, facing, route } = choice;
    const place = placeOfEnd(unit, { to, facing, route });
    const usual = { cost: route.length, kind: ATTACKS.includes(manoeuvre) ? 'charge' : 'clear' } as const;
    return [{ lead, choice, to, place, facing, route, ...(prices?.get(endKey(to, facing, route)) ?? usual) }];
  });
}

/** The ends of the marches the unit could choose as its action. */
function marchWays({ game, lead, legal, unit }: Prospect): readonly Way[] {
  const ways: Way[] = [];
  for (const action of MARCHES) {
    const choice = legal.find((one) => one.choose === 'action' && one.action === action);
    const next = choice && after(game, choice);
    if (!next) continue;
    const forced = next.facts.find((fact) => fact.fact === 'forced' && fact.question.ask === 'move');
    if (forced?.fact === 'forced' && forced.choice.choose === 'move') {
      // with one end only the engine takes it by itself: choosing the action is the whole answer
      const { to, facing, route } = forced.choice;
      const price = pricesOf(game, unit, action, 'none').get(endKey(to, facing, route));
      const place = placeOfEnd(unitOf(game, unit), { to, facing, route });
      ways.push({ lead, choice, to, place, facing, route, cost: route.length, kind: 'clear', ...price });
    } else ways.push(...askedWays(next.game, [...lead, choice]));
  }
  return ways;
}

const none: readonly Way[] = [];
const known = new WeakMap<object, readonly Way[]>();

/** Every way the unit that is asked, or that is selected, can move now. */
export function waysOf(game: Game, prospect: Prospect | null): readonly Way[] {
  const question = questionOf(game);
  const place = question && whoIsMeant(question).place;
  const asked = place === 'zone' || place === 'moveEnd' || place === 'runEnd' || place === 'behindFriend';
  const key = asked ? game : prospect;
  if (!key) return none;
  const before = known.get(key);
  if (before) return before;
  const ways = asked ? askedWays(game, []) : prospect ? marchWays(prospect) : none;
  known.set(key, ways);
  return ways;
}

const gathered = new WeakMap<readonly Way[], readonly Reach[]>();

/** The ways by hex: the facings open there, and the price of the cheapest. */
export function reachOf(ways: readonly Way[]): readonly Reach[] {
  const before = gathered.get(ways);
  if (before) return before;
  const byHex = new Map<number, { hex: Hex; facings: Facing[]; cost: number; kind: ReachKind }>();
  for (const { place, facing, cost, kind } of ways)
    for (const hex of place.handles) {
      const key = hexKey(hex);
      const there = byHex.get(key);
      if (!there) byHex.set(key, { hex, facings: [facing], cost, kind });
      else {
        if (!there.facings.includes(facing)) there.facings.push(facing);
        if (cost < there.cost) Object.assign(there, { cost, kind });
      }
    }
  const reach = [...byHex.values()];
  for (const { facings } of reach) facings.sort();
  gathered.set(ways, reach);
  return reach;
}
