import { memo } from 'react';
import { MapWords } from './MapWords.tsx';
import type { Cartouche } from './mapProps.ts';
import { at, FOR_THE_EYE } from './ornament.ts';
import { BORDER, FOOT, HEX_SIZE, type Plan } from './plan.ts';
import './printed.css';
import './sheetFoot.css';

/** From one hex to the next along a row. */
const HEX = HEX_SIZE * Math.sqrt(3);
const DEEP = 6;
/** What the title needs at least on either side of the middle. */
const TITLE = 210;

/** So broad is a letter of a large title, spaces and capitals taken together. */
const LETTER = 18;

/** How many hexes the scale has room for, beside the title. */
function hexesOn({ width }: Plan): number {
  return Math.max(2, Math.min(5, Math.floor((width / 2 - TITLE) / HEX)));
}

/** A bar of so many hexes, every other one filled. */
function bars(count: number): string {
  return Array.from({ length: count }, (_, n) =>
    n % 2 === 0 ? `M${at(n * HEX)} 0h${at(HEX)}v${DEEP}h${at(-HEX)}Z` : '',
  ).join('');
}

/** A star of four rays, halved by light and shade. */
const STAR_LIT = 'M0 -24L5 -5L0 0ZM24 0L5 5L0 0ZM0 24L-5 5L0 0ZM-24 0L-5 -5L0 0Z';
const STAR = 'M0 -24L5 -5L24 0L5 5L0 24L-5 5L-24 0L-5 -5Z';

/** Under the map, as on a printed sheet: its title, a scale, and where north is. */
export const SheetFoot = memo(function SheetFoot({
  plan,
  cartouche,
}: {
  readonly plan: Plan;
  readonly cartouche: Cartouche;
}) {
  const top = plan.height + BORDER;
  const count = hexesOn(plan);
  const steps = Array.from({ length: count + 1 }, (_, n) => n);
  const [left, right, middle] = [8, plan.width - 34, top + FOOT / 2 - 8];
  // in the middle of the sheet, clear of the scale: on a small one the title is smaller, and the note takes two lines
  const beside = left + (count + 0.25) * HEX;
  const room = plan.width - 2 * beside;
  return (
    <g className="map-foot" {...FOR_THE_EYE}>
      <foreignObject x={at(beside)} y={top - 4} width={at(room)} height={FOOT - 10}>
        <div className="map-title" data-large={cartouche.title.length * LETTER <= room}>
          <strong>{cartouche.title}</strong>
          <em>{cartouche.note}</em>
        </div>
      </foreignObject>
      <g transform={`translate(${left} ${middle})`}>
        <path className="map-scale-line" d={`M0 0H${at(count * HEX)}V${DEEP}H0Z`} />
        <path className="map-scale" d={bars(count)} />
        {steps.map((n) => (
          <MapWords key={n} className="map-scale-number" x={n * HEX} y={-6}>
            {n}
          </MapWords>
        ))}
        <MapWords className="map-scale-word" x={(count * HEX) / 2} y={24}>
          {cartouche.hexes}
        </MapWords>
      </g>
      <g transform={`translate(${right} ${middle + 5}) scale(0.8)`}>
        <path className="map-star-edge" d={STAR} />
        <path className="map-star-lit" d={STAR_LIT} transform={plan.turned ? 'rotate(180)' : undefined} />
        <MapWords className="map-scale-number" x={0} y={plan.turned ? 37 : -26}>
          {cartouche.north}
        </MapWords>
      </g>
    </g>
  );
});
