/** A board as a drawing that stands by itself: the ground as it is printed, and a counter for each unit on it. */
import { makeLayout, type Point } from '../../geometry/layout.ts';
import { sideStyle } from '../../map/nations.ts';
import { PRINT_COLOURS } from '../../map/printColours.ts';
import { mapSvg } from '../../mapmaking/svg.ts';
import type { Game, Unit } from '../../rules/state/game.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { BySide } from '../../rules/state/vocabulary.ts';
import { isArtillery, isCavalry } from '../../rules/units/units.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { html, type Markup, sound } from './markup.ts';

/** From one flat of a hex to the other, in millimetres. */
const ACROSS = 10;
/** Of a counter, in sides of a hex. */
const SIZE = 0.62;

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

/** What tells the arms apart without a colour. */
function armOf(unit: Unit, r: number): Markup {
  if (isCavalry(unit)) return html`<path class="arm" d="M${-r} ${r}L${r} ${-r}"/>`;
  if (isArtillery(unit))
    return html`<circle class="gun" cx="${-0.6 * r}" cy="${-0.6 * r}" r="${hundredth(0.22 * r)}"/>`;
  return html``;
}

/** The one side's counters are full, the other's hollow: nations may wear the same colour. */
function counter(unit: Unit, { x, y }: Point, r: number, colour: string): Markup {
  const tip = hundredth(1.55 * r);
  const [foot, half] = [hundredth(0.9 * r), hundredth(0.4 * r)];
  const isSquare = unit.formation === 'square';
  const point = html`<path class="point" transform="rotate(${(unit.facing + 1) * 60})" d="M0 ${-tip}L${half} ${-foot}L${-half} ${-foot}z"/>`;
  const body = html`<rect x="${-r}" y="${-r}" width="${2 * r}" height="${2 * r}" rx="${isSquare ? 0 : hundredth(0.25 * r)}"/>`;
  const strength = html`<text y="${hundredth(0.36 * r)}" font-size="${hundredth(1.1 * r)}">${unit.strength}</text>`;
  return html`<g class="counter" data-side="${unit.side}" style="--plate:${colour}" transform="translate(${hundredth(x)} ${hundredth(y)})"><title>${unit.name}</title>${isSquare ? '' : point}${body}${armOf(unit, r)}${strength}</g>`;
}

/** The drawing. Its texts are texts, whoever wrote them. */
export function boardDrawing(
  { battle, units }: Game,
  drawing: Scenario['drawing'],
  nations: BySide<Nation>,
): Markup {
  const layout = makeLayout(battle.map.shape, ACROSS / Math.sqrt(3));
  const ground = mapSvg(battle.map, drawing ?? { roads: [], names: [] }, {
    hexAcross: ACROSS,
    colours: PRINT_COLOURS,
    hexNames: false,
  });
  const r = hundredth(SIZE * layout.size);
  const counters = units
    .filter(({ fate }) => fate === 'present')
    .map((unit) =>
      counter(
        unit,
        middle(unit.hexes.map((hex) => layout.centre(hex))),
        r,
        sideStyle(nations, unit.side)['--plate'] ?? '',
      ),
    );
  return html`${sound(ground.replace(/<\/svg>$/, ''))}${counters}</svg>`;
}
