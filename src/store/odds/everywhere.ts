/** The danger of every hex the unit may march to: how many could attack it there, and how often that breaks it. */
import type { Hex } from '../../geometry/hex.ts';
import type { AttackOdds, Danger } from '../../odds/table/asked.ts';
import type { Selection } from '../state.ts';
import type { TableView } from '../view/view.ts';
import type { Desk, Wanted } from './desk.ts';
import { dangersEachWanted, dangerWanted, type PlaceToGo, placesToGo } from './questions.ts';

export interface DangerCount {
  /** How many enemies could fire, and how many could charge or assault. */
  readonly fire: number;
  readonly shock: number;
  /** The worst of their chances to break it; none as long as none has been reckoned. */
  readonly breaks: number | null;
}

export interface CountedHex extends DangerCount {
  readonly hex: Hex;
}

interface Seen {
  readonly danger: Danger;
  readonly odds: AttackOdds | null;
}

export function dangerCount(dangers: readonly Seen[]): DangerCount {
  const able = (isFire: boolean): number =>
    new Set(dangers.flatMap(({ danger }) => ((danger.kind === 'fire') === isFire ? [danger.enemy] : [])))
      .size;
  const chances = dangers.flatMap(({ odds }) => (odds ? [odds.breaks] : []));
  return { fire: able(true), shock: able(false), breaks: chances.length > 0 ? Math.max(...chances) : null };
}

interface Bundle {
  readonly places: readonly PlaceToGo[];
  readonly wanted: Wanted;
}

/** So many hexes are asked about at once: few enough to be told soon. */
const TOGETHER = 12;

function bundlesOf(view: TableView, selection: Selection): readonly Bundle[] {
  const all = placesToGo(view, selection);
  const bundles: Bundle[] = [];
  for (let at = 0; at < all.length; at += TOGETHER) {
    const places = all.slice(at, at + TOGETHER);
    bundles.push({ places, wanted: dangersEachWanted(view, places) });
  }
  return bundles;
}

interface Everywhere {
  readonly wanted: readonly Wanted[];
  /** Those that are known. */
  readonly counted: readonly CountedHex[];
}

/** Remembers the places of the view looked at last: they are asked for again with every reply. */
export function makeEverywhere(): (desk: Desk, view: TableView, selection: Selection) => Everywhere {
  let last: {
    readonly view: TableView;
    readonly selection: Selection;
    readonly bundles: readonly Bundle[];
  } | null = null;
  const named = new WeakMap<Danger, Wanted>();
  const nameOf = (view: TableView, { standing }: PlaceToGo, danger: Danger): Wanted => {
    const wanted = named.get(danger) ?? dangerWanted(view, standing, danger);
    named.set(danger, wanted);
    return wanted;
  };
  return (desk, view, selection) => {
    if (last?.view !== view || last.selection !== selection)
      last = { view, selection, bundles: bundlesOf(view, selection) };
    const { bundles } = last;
    const counted = bundles.flatMap(({ places, wanted }) => {
      const told = desk.told(wanted.key);
      if (told?.of !== 'dangersEach') return [];
      return places.map((place, nth) => {
        const dangers = (told.each[nth] ?? []).map((danger) => {
          // those of a hex pointed at are known
          const reply = desk.told(nameOf(view, place, danger).key);
          return { danger, odds: reply?.of === 'attack' ? reply : null };
        });
        return { hex: place.hex, ...dangerCount(dangers) };
      });
    });
    return { wanted: bundles.map(({ wanted }) => wanted), counted };
  };
}
