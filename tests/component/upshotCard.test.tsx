/** The note of what came of a fight: where it lies, and what is told of it when it is folded. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setPreference } from '../../src/store/game/actions.ts';
import type { Befallen, Upshot } from '../../src/store/told/upshot.ts';
import { fetchTheRest } from '../../src/table/shell/later.ts';
import { UpshotCard } from '../../src/table/told/UpshotCard.tsx';
import { begin, opened } from '../unit/store/table.ts';
import '../../src/main.css';
import '../../src/map/tokens.css';
import '../../src/table/board/lookCaption.css';
import '../../src/table/odds/danger.css';
import '../../src/table/shell/table.css';

const NOTHING = {
  left: null,
  regained: null,
  panicked: false,
  fled: null,
  pursued: null,
  gone: null,
} as const;

/** A card on a map on which pieces stand at these places. */
async function told(
  places: readonly { readonly unit: string; readonly x: number }[],
  lots: readonly Befallen[],
) {
  const upshot: Upshot = {
    kind: 'charge',
    unit: lots[0]?.unit ?? '',
    target: lots[1]?.unit ?? null,
    ended: null,
    lots,
    ground: null,
    decided: null,
  };
  const { container } = await render(
    <div className="table-map" style={{ width: 1000, height: 600, margin: 0 }}>
      <svg width={1000} height={600} aria-hidden="true">
        {places.map(({ unit, x }) => (
          <rect key={unit} className="piece" data-unit={unit} x={x} y={60} width={30} height={30} />
        ))}
      </svg>
      <p className="look-caption danger-caption">
        {'Who could attack it there, and how often it breaks. '.repeat(6)}
      </p>
      <UpshotCard open={opened()} upshot={upshot} answers={1} />
    </div>,
  );
  return () => container.querySelector<HTMLElement>('.upshot');
}

/** Two units of either side, and what befell them. */
function lotsOf(hit: Partial<Befallen>): readonly [Befallen, Befallen] {
  const [one, other] = (['blue', 'red'] as const).map((side) => {
    const unit = opened().game.units.find((each) => each.side === side);
    if (!unit) throw new Error(`${side} has no unit`);
    return { ...NOTHING, unit: unit.id, side, lost: 0 };
  });
  if (!one || !other) throw new Error('there are two sides');
  return [one, { ...other, ...hit }];
}

beforeEach(async () => {
  setPreference('locale', 'en');
  setPreference('speed', 'off');
  await fetchTheRest('en');
  begin('upshot');
});

test('it lies in the upper corner where it covers fewer pieces, and never those it speaks of', async () => {
  await page.viewport(1200, 800);
  const lots = lotsOf({ lost: 2 });
  const [{ unit: spoken }] = lots;
  const crowd = [700, 760, 820].map((x) => ({ unit: `far ${x}`, x }));
  const card = await told([{ unit: spoken, x: 40 }, ...crowd], lots);
  await expect.poll(() => card()?.dataset['corner']).toBe('right');
  const port = card()?.parentElement?.getBoundingClientRect();
  const box = card()?.getBoundingClientRect();
  expect((port?.right ?? 0) - (box?.right ?? 0)).toBeLessThan(20);
});

test('where nothing is in the way it lies on the left', async () => {
  await page.viewport(1200, 800);
  const card = await told([{ unit: 'far', x: 800 }], lotsOf({ lost: 2 }));
  await expect.poll(() => card()?.dataset['corner']).toBe('left');
});

test('what is asked of the map meanwhile is told beside it, on whichever side it lies', async () => {
  await page.viewport(1200, 800);
  for (const [x, corner] of [
    [800, 'left'],
    [40, 'right'],
  ] as const) {
    const card = await told([{ unit: 'far', x }], lotsOf({ lost: 2 }));
    await expect.poll(() => card()?.dataset['corner']).toBe(corner);
    const box = card()?.getBoundingClientRect();
    const caption = card()?.parentElement?.querySelector('.look-caption')?.getBoundingClientRect();
    if (!box || !caption) throw new Error('both are told');
    expect(caption.width).toBeGreaterThan(300);
    expect(corner === 'left' ? caption.left >= box.right : caption.right <= box.left, corner).toBe(true);
  }
});

test('folded, on a telephone, it leaves room for what is asked of the map', async () => {
  await page.viewport(390, 844);
  const card = await told([], lotsOf({ panicked: true }));
  await expect.poll(() => card()?.querySelector('details')?.open).toBe(false);
  const caption = card()?.parentElement?.querySelector('.look-caption')?.getBoundingClientRect();
  expect(caption?.top).toBeGreaterThanOrEqual(card()?.getBoundingClientRect().bottom ?? 0);
});

test('folded, on a telephone, it still tells it still tells a rout that cost nothing', async () => {
  await page.viewport(390, 844);
  const card = await told([], lotsOf({ panicked: true }));
  await expect.poll(() => card()?.querySelector('.upshot-losses')?.textContent).toBe('!');
  expect(card()?.querySelector('details')?.open).toBe(false);
});
