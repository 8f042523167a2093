/** What is selected, grouped and drafted: nothing of it changes the game before it is confirmed. */
import { canonicalText } from '../../engine/interpreter.ts';
import type { Facing } from '../../geometry/facing.ts';
import type { Hex } from '../../geometry/hex.ts';
import { isTwofold } from '../../rules/ground/halves.ts';
import { groupRefusals, mayOrder } from '../../rules/orders/groups.ts';
import { groupChoice, ridersRefusals } from '../../rules/orders/riders.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { findUnit, type Game } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import { answer } from '../game/actions.ts';
import { decisionOf, engine, possibilities } from '../game/rulebook.ts';
import { ABLE, give, guarded, playable, refuse, unable } from '../game/session.ts';
import { besideWay, waysToHex } from '../possible/places.ts';
import type { Target, Way } from '../possible/possible.ts';
import type { Ability, OpenGame, Selection } from '../state.ts';
import { hush, pick, useStore } from '../store.ts';

/** What can be done on the map now: the ways and attacks of the unit asked or selected. */
export function optionsOf(open: OpenGame, selection: Selection) {
  const { game } = open;
  const decision = decisionOf(game);
  const asked = decision && whoIsMeant(decision.question).actor;
  const selected = selection.unit === null ? undefined : findUnit(game, selection.unit);
  const own = selected?.fate === 'present' && selected.side === decision?.side ? selected.id : null;
  const actor = asked ?? own;
  return { decision, actor, ...possibilities(game, actor, selection) };
}

const NO_DRAFT = { draft: null, lead: [], target: null } as const;

/** Selects a unit to look at; while groups are made, one that may act alone becomes the group in the making. */
export function selectUnit(id: string | null): void {
  const { open, selection } = useStore.getState();
  const orders = open && decisionOf(open.game)?.question.ask === 'orders';
  const begins = orders && id !== null && selection.group.length < 2 && !selection.group.includes(id);
  const group = begins && mayOrder(open.game, [id]) ? [id] : selection.group;
  hush();
  const riders = id !== null && group === selection.group ? selection.riders : [];
  pick({ ...NO_DRAFT, unit: id, group: id === null ? [] : group, riders });
}

export function moveCursor(hex: Hex): void {
  pick({ cursor: hex });
}

/** Those of the riders that may still come beside the group. ORD-09, ORD-10. */
function stillRiding(game: Game, group: readonly string[], riders: readonly string[]): readonly string[] {
  return riders.filter((id) => ridersRefusals(game, group, [id]).length === 0);
}

/** Why the unit may not come beside the group; nothing at all if it is of no kind that could. */
function riding(game: Game, group: readonly string[], riders: readonly string[], id: string) {
  const reasons = group.length === 0 ? [] : ridersRefusals(game, group, [...riders, id]);
  const able = group.length > 0 && reasons.length === 0;
  return { able, reasons: reasons.filter(({ reason }) => reason !== 'neverRides') };
}

/**
 * Puts a unit into the group in the making or takes it out. A unit that could join it and could come beside it joins
 * first, comes beside it when pressed again, and is left out when pressed once more.
 */
export function toggleInGroup(id: string): Ability {
  const here = playable();
  if (!here.open) return refuse(here.why);
  const { game } = here.open;
  const { group, riders } = useStore.getState().selection;
  if (decisionOf(game)?.question.ask !== 'orders') return refuse(unable('noGroup'), id);
  hush();
  if (group.includes(id)) {
    const left = group.filter((other) => other !== id);
    const kept = stillRiding(game, left, riders);
    const rides = riding(game, left, kept, id).able;
    pick({
      ...NO_DRAFT,
      group: left,
      riders: rides ? [...kept, id].sort() : kept,
      unit: rides ? id : (left.at(-1) ?? null),
    });
    return ABLE;
  }
  if (riders.includes(id)) {
    pick({ ...NO_DRAFT, riders: riders.filter((other) => other !== id), unit: group.at(-1) ?? null });
    return ABLE;
  }
  const together = [...group, id].sort();
  const reasons = groupRefusals(game, together);
  if (reasons.length === 0) {
    pick({ ...NO_DRAFT, group: together, riders: stillRiding(game, together, riders), unit: id });
    return ABLE;
  }
  const beside = riding(game, group, riders, id);
  if (beside.able) {
    pick({ ...NO_DRAFT, riders: [...riders, id].sort(), unit: id });
    return ABLE;
  }
  // A click elsewhere when nothing much is built yet begins a new group.
  if (group.length === 1 && mayOrder(game, [id])) {
    pick({ ...NO_DRAFT, group: [id], riders: [], unit: id });
    return ABLE;
  }
  if (group.length < 2) pick({ ...NO_DRAFT, group: [], riders: [], unit: id });
  return refuse(unable(null, [...reasons, ...beside.reasons]), id);
}

/** Activates the group in the making. */
export function confirmGroup(): Ability {
  const { group, riders } = useStore.getState().selection;
  if (group.length === 0) return refuse(unable('noGroup'));
  return give([groupChoice(group, riders)]);
}

/** Makes an answer ready, to be confirmed; one that is not legal is refused. */
export function draft(choice: Choice, lead: readonly Choice[] = []): Ability {
  const here = playable();
  if (!here.open) return refuse(here.why);
  const { open } = here;
  return guarded(() => {
    const { decision, ways, targets } = optionsOf(open, useStore.getState().selection);
    const text = canonicalText(choice);
    const same = (other: Choice): boolean => other === choice || canonicalText(other) === text;
    const candidates: readonly (Way | Target)[] = [...ways, ...targets];
    const found = candidates.find((one) => same(one.choice));
    const asked = found ? undefined : engine().legal(open.game).find(same);
    if (!found && !asked) {
      const refused = decision?.refused().find((one) => same(one.choice));
      return refuse(unable('notChosenHere', refused?.reasons ?? []));
    }
    put(found ?? { choice: asked ?? choice, lead });
    return ABLE;
  }, unable(null));
}

/**
 * Gives the answer pressed. Of a unit that falls in again its formation has been told then: its facing is still asked, on
 * the map, from the one it has. RAL-05.
 */
export function choose(choice: Choice): Ability {
  const here = playable();
  if (choice.choose !== 'rallied' || !here.open) return answer(choice);
  const { game } = here.open;
  const asked = decisionOf(game);
  const actor = asked && whoIsMeant(asked.question).actor;
  const unit = actor === null ? undefined : findUnit(game, actor);
  const open = engine()
    .legal(game)
    .filter((one) => one.choose === 'rallied' && one.formation === choice.formation);
  if (open.length < 2) return answer(choice);
  return draft(open.find((one) => one.choose === 'rallied' && one.facing === unit?.facing) ?? choice);
}

/** Makes one of the ways or attacks ready. */
export function put({ choice, lead }: { readonly choice: Choice; readonly lead: readonly Choice[] }): void {
  hush();
  pick({ draft: choice, lead });
}

/** Gives the draft another facing where it ends, or answers a question of facing. */
export function faceDraft(facing: Facing): Ability {
  const { open, selection } = useStore.getState();
  if (!open) return refuse(unable('noGame'));
  const { decision, ways } = optionsOf(open, selection);
  if (decision?.question.ask === 'facing') return give([{ choose: 'facing', facing }]);
  if (selection.draft?.choose === 'rallied') return draft({ ...selection.draft, facing });
  const way = ways.find(({ choice }) => choice === selection.draft);
  const there = way && besideWay(ways, way).filter((other) => other.facing === facing);
  const [first] = there ?? [];
  if (!first) return refuse(unable('notChosenHere'));
  put(there?.find(({ lead }) => canonicalText(lead) === canonicalText(selection.lead)) ?? first);
  return ABLE;
}

/** Turns the draft to the next facing open to it, clockwise or the other way; without a draft, the unit where it stands. */
export function rotateDraft(by: 1 | -1): Ability {
  const { open, selection } = useStore.getState();
  if (!open) return unable('noGame');
  const { actor, ways, decision } = optionsOf(open, selection);
  const unit = actor === null ? undefined : findUnit(open.game, actor);
  const way = ways.find(({ choice }) => choice === selection.draft);
  if (!unit) return unable('noDraft');
  if (decision?.question.ask === 'facing') return rotateFacing(open, selection, by);
  if (selection.draft?.choose === 'rallied')
    return draft({ ...selection.draft, facing: ((selection.draft.facing + by + 6) % 6) as Facing });
  // a line cannot turn but by going somewhere: without a draft any of its turns will do
  const here = way ? besideWay(ways, way) : isTwofold(unit) ? ways : waysToHex(ways, unit.hexes[0]);
  const facings = new Set(here.map(({ facing }) => facing));
  let facing = way?.facing ?? unit.facing;
  for (let turns = 1; turns <= 6; turns++) {
    facing = ((facing + by + 6) % 6) as Facing;
    if (facings.has(facing)) break;
  }
  const next = here.find((one) => one.facing === facing);
  if (!next) return unable('notChosenHere');
  put(next);
  return ABLE;
}

function rotateFacing(open: OpenGame, selection: Selection, by: 1 | -1): Ability {
  const legal = engine().legal(open.game);
  const at = selection.draft ? legal.indexOf(selection.draft) : -1;
  const next = legal[at < 0 ? 0 : (at + by + legal.length) % legal.length];
  if (!next) return unable('notChosenHere');
  put({ choice: next, lead: [] });
  return ABLE;
}

/** Gives the answer in the making. */
export function confirmDraft(): Ability {
  const { selection } = useStore.getState();
  if (!selection.draft) return refuse(unable('noDraft'));
  return give([...selection.lead, selection.draft]);
}

export function cancelDraft(): void {
  hush();
  pick(NO_DRAFT);
}
