/** The main gesture: a click on a hex, by what the game waits for. */
import { type Hex, sameHex, step, turnDirection } from '../../geometry/hex.ts';
import { isTwofold, standsOn } from '../../rules/ground/halves.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { type Unit, unitAt, unitOf } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import type { Refusal } from '../../rules/state/reasons.ts';
import { engine, wholeRulebook } from '../game/rulebook.ts';
import { give, giveInstead, guarded, playable, refuse, unable } from '../game/session.ts';
import { isHandle, waysToHex } from '../possible/places.ts';
import type { Target, Way } from '../possible/possible.ts';
import type { Ability, OpenGame } from '../state.ts';
import { hush, pick, useStore } from '../store.ts';
import { confirmDraft, optionsOf, put, selectUnit, toggleInGroup } from './picking.ts';

/** What a click on the map did, so that a screen can say it. */
export type Clicked =
  | { readonly did: 'nothing' }
  | { readonly did: 'selected'; readonly unit: string }
  | { readonly did: 'deselected' }
  /** The group in the making now holds these. */
  | { readonly did: 'grouped'; readonly units: readonly string[] }
  | { readonly did: 'drafted'; readonly choice: Choice }
  /** Several attacks are possible: the panel offers them. */
  | { readonly did: 'offered'; readonly targets: readonly Target[] }
  | { readonly did: 'answered'; readonly choices: readonly Choice[] }
  /** Not legal: the notice has the reasons. */
  | { readonly did: 'refused' };

type Options = ReturnType<typeof optionsOf>;

const NOTHING: Clicked = { did: 'nothing' };
const REFUSED: Clicked = { did: 'refused' };

function answered(choices: readonly Choice[]): Clicked {
  return give(choices).allowed ? { did: 'answered', choices } : REFUSED;
}

function told(ability: Ability, clicked: Clicked): Clicked {
  return ability.allowed ? clicked : REFUSED;
}

/** Looks at a unit, or at nothing. */
function look(unit: Unit | undefined): Clicked {
  const { selection } = useStore.getState();
  if (unit && unit.id !== selection.unit) {
    selectUnit(unit.id);
    return { did: 'selected', unit: unit.id };
  }
  if (selection.unit === null && !selection.draft && selection.group.length === 0) return NOTHING;
  selectUnit(null);
  return { did: 'deselected' };
}

/** The ends there are laid out, be it a single one, the facing kept where it can be: nobody marches at the first press. */
export function layOutEnds(open: OpenGame, actor: string, ways: readonly Way[]): Clicked {
  const [first] = ways;
  if (!first) return NOTHING;
  const { facing } = unitOf(open.game, actor);
  // who is set up comes from nowhere, and looks first where the first way does
  const kept = ways.find((way) => way.formation === undefined && way.facing === facing) ?? first;
  put(kept);
  return { did: 'drafted', choice: kept.choice };
}

function attack(unit: Unit, targets: readonly Target[]): Clicked {
  const [only, ...others] = targets;
  if (!only) return NOTHING;
  pick({ target: unit.id, draft: null, lead: [] });
  hush();
  if (others.length > 0) return { did: 'offered', targets };
  put(only);
  return { did: 'drafted', choice: only.choice };
}

/** Every reason why the enemy may not be attacked, each once. */
function refuseTarget(unit: Unit, { refusedTargets }: Options): Clicked {
  const reasons = new Map<string, Refusal>();
  for (const refused of refusedTargets)
    if (refused.unit === unit.id)
      for (const reason of refused.reasons) reasons.set(`${reason.rule} ${reason.reason}`, reason);
  pick({ target: unit.id });
  if (reasons.size === 0) return NOTHING;
  refuse(unable(null, [...reasons.values()]), unit.id);
  return REFUSED;
}

/** Why the unit that would march cannot go there; pressed again, the hex lets it go like any other. */
function refuseHex(open: OpenGame, actor: string | null, hex: Hex): Clicked {
  const { notice, selection } = useStore.getState();
  const again = notice?.notice === 'refused' && notice.hex !== null && sameHex(notice.hex, hex);
  const told = again ? null : wholeRulebook()?.hexTold(open.game, actor, selection, hex);
  if (told?.is !== 'refused') return look(undefined);
  pick({ draft: null, lead: [], target: null });
  refuse(unable(null, told.reasons), actor, hex);
  return REFUSED;
}

/** What is done to the one enemy that a question has to do with. */
const AGAINST: readonly Choice['choose'][] = ['attack', 'strikeBack', 'returnFire'];

/** The answers that name this unit: a friend who reacts, an enemy attacked or struck back at. */
function answersNaming(open: OpenGame, unit: Unit, { decision }: Options): readonly Choice[] {
  if (!decision) return [];
  const legal = engine().legal(open.game);
  const named = legal.filter((choice) => 'unit' in choice && choice.unit === unit.id);
  const { enemy } = whoIsMeant(decision.question);
  return unit.id === enemy ? [...named, ...legal.filter(({ choose }) => AGAINST.includes(choose))] : named;
}

/** A neighbour of the unit that must turn: the facings that have it in front; a second click takes the other one. */
function face(open: OpenGame, unit: string, hex: Hex): Clicked {
  const { selection } = useStore.getState();
  const [at] = unitOf(open.game, unit).hexes;
  const found = engine()
    .legal(open.game)
    .filter(
      (choice) =>
        choice.choose === 'facing' &&
        [choice.facing, turnDirection(choice.facing, 1)].some((d) => sameHex(step(at, d), hex)),
    );
  const [first, second] = found;
  if (!first) return NOTHING;
  if (!second) return answered([first]);
  const next = selection.draft === first ? second : first;
  put({ choice: next, lead: [] });
  return { did: 'drafted', choice: next };
}

/** Another unit of the group is to act: the one chosen before has done nothing yet, so it is let go. */
function clickOwn(open: OpenGame, unit: Unit, options: Options): Clicked {
  const question = options.decision?.question;
  if (question?.ask === 'orders') {
    const done = toggleInGroup(unit.id);
    const { group } = useStore.getState().selection;
    return told(done, group.length > 0 ? { did: 'grouped', units: group } : { did: 'deselected' });
  }
  if (question?.ask === 'actingUnit' && whoIsMeant(question).friends.includes(unit.id))
    return answered([{ choose: 'unit', unit: unit.id }]);
  return chooseInstead(open, unit, options) ?? look(unit);
}

function chooseInstead(open: OpenGame, unit: Unit, { decision }: Options): Clicked | null {
  const last = open.log.at(-1);
  if (decision?.question.ask !== 'action' || last?.question?.ask !== 'actingUnit') return null;
  if (!whoIsMeant(last.question).friends.includes(unit.id) || last.choice?.choose !== 'unit') return null;
  const choice: Choice = { choose: 'unit', unit: unit.id };
  return told(giveInstead(choice), { did: 'answered', choices: [choice] });
}

/** The drafts of the hex clicked a second time are given. */
function confirms(open: OpenGame, hex: Hex, options: Options): boolean {
  const { draft } = useStore.getState().selection;
  if (!draft) return false;
  const way = options.ways.find(({ choice }) => choice === draft);
  const target = options.targets.find(({ choice }) => choice === draft);
  if (way) return isHandle(way.place, hex);
  return target !== undefined && standsOn(unitOf(open.game, target.unit), hex);
}

function clicked(open: OpenGame, hex: Hex): Clicked {
  const { selection } = useStore.getState();
  const options = optionsOf(open, selection);
  const { decision, actor, ways, targets } = options;
  const unit = unitAt(open.game, hex);
  if (!decision) return look(unit);
  if (confirms(open, hex, options)) {
    const { draft, lead } = useStore.getState().selection;
    return told(confirmDraft(), { did: 'answered', choices: draft ? [...lead, draft] : lead });
  }
  const question = decision.question;
  const half =
    whoIsMeant(question).place === 'half'
      ? engine()
          .legal(open.game)
          .find((choice) => choice.choose === 'half' && sameHex(choice.hex, hex))
      : undefined;
  if (half) return answered([half]);
  const meant = whoIsMeant(question);
  if (meant.place === 'facing' && meant.unit !== null && unit?.id !== meant.unit) {
    const turned = face(open, meant.unit, hex);
    if (turned.did !== 'nothing') return turned;
  }
  const own = unit?.side === decision.side;
  const asksForUnits = question.ask === 'orders' || question.ask === 'actingUnit';
  if (unit && own && asksForUnits) return clickOwn(open, unit, options);
  // a friend of the group who still waits is meant himself, not the hex he might leave (CHG-40)
  const instead = unit && own ? chooseInstead(open, unit, options) : null;
  if (instead) return instead;
  const there = waysToHex(ways, hex);
  if (actor !== null && there.length > 0) return layOutEnds(open, actor, there);
  if (!unit) return refuseHex(open, actor, hex);
  const naming = answersNaming(open, unit, options);
  // pressed again, the next answer that names it: one loss more
  const shown = selection.draft ? naming.indexOf(selection.draft) : -1;
  const next = naming[(shown + 1) % naming.length];
  if (next) {
    put({ choice: next, lead: [] });
    return { did: 'drafted', choice: next };
  }
  if (own) return clickOwn(open, unit, options);
  const aimed = targets.filter((target) => target.unit === unit.id);
  if (aimed.length > 0) return attack(unit, aimed);
  const refused = refuseTarget(unit, options);
  return refused.did === 'refused' ? refused : look(unit);
}

/**
 * A half of an extended line was carried to a hex: the moves that bring that half there, the facing kept where it can
 * be. Of other units, and where no such move is open, the same as a click.
 */
export function carryTo(from: Hex, hex: Hex): Clicked {
  const { open, selection } = useStore.getState();
  const unit = open && unitAt(open.game, from);
  if (!unit || !isTwofold(unit) || !playable().open) return clickHex(hex);
  const { actor, ways } = optionsOf(open, selection);
  const half = sameHex(unit.hexes[0], from) ? 0 : 1;
  const there = ways.filter(({ place }) => sameHex(place.hexes[half] ?? place.hexes[0], hex));
  if (actor !== unit.id || there.length === 0) return clickHex(hex);
  pick({ cursor: hex });
  return guarded(() => layOutEnds(open, unit.id, there), NOTHING);
}

/** Takes a click on a hex of the map. */
export function clickHex(hex: Hex): Clicked {
  pick({ cursor: hex });
  const { open, selection } = useStore.getState();
  if (!open) return NOTHING;
  const here = playable();
  if (here.open) return guarded(() => clicked(open, hex), NOTHING);
  if (selection.reviewing !== null) {
    refuse(here.why);
    return REFUSED;
  }
  return look(unitAt(open.game, hex));
}
