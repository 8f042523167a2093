/** The drawing table for maps, by mouse and by keyboard. */
import { readFileSync } from 'node:fs';
import { expectAccess } from './access.ts';
import { centre, drawn, openDrawingTable, strokeThrough, take, told, undo, wetInk } from './drawingTable.ts';
import { doesNotScrollSideways, exported, onScreen, speak } from './table.ts';
import { expect, test } from './test.ts';

/** Down the border between the columns, along the sides of its hexes. */
const RIVER = Array.from({ length: 9 }, (_, n) => {
  const { x, y } = centre(8, 4 + n);
  return { x: x + 20, y };
});

test('a river with a bridge is drawn, and undone stroke by stroke', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('open-map').click();
  await expect(page.getByTestId('map-size')).toHaveText('24 × 18 hexes');
  await take(page, 'side-river');
  await strokeThrough(page, RIVER);
  const streams = page.locator('.tiled-ground .map-stream');
  await expect(streams).not.toHaveCount(0);
  await take(page, 'side-bridge');
  const { x, y } = centre(8, 8);
  await strokeThrough(page, [{ x: x + 34, y }]);
  const bridges = page.locator('.tiled-ground use[href="#map-bridge"]');
  await expect(bridges).toHaveCount(1);
  await undo(page);
  await expect(bridges).toHaveCount(0);
  await expect(streams).not.toHaveCount(0);
  await undo(page);
  await expect(streams).toHaveCount(0);
  await expect(page.getByTestId('map-undo')).toBeDisabled();
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await expect(bridges).toHaveCount(1);
});

test('what a hand lays is seen at once, and engraved when it rests', async ({ page }) => {
  await openDrawingTable(page);
  await take(page, 'wood');
  const trees = page.locator('.tiled-ground .map-tree-crowns');
  const places = Array.from({ length: 6 }, (_, n) => centre(4 + n, 5));
  await strokeThrough(page, places, 'left', async () => {
    // the frame after the last move: the tint is there
    const tints = await page.evaluate(
      () =>
        new Promise<readonly (string | null)[]>((resolve) =>
          requestAnimationFrame(() =>
            resolve([
              ...[...document.querySelectorAll('[data-testid="wet-ink"] path')].map((path) =>
                path.getAttribute('class'),
              ),
              ...[...document.querySelectorAll('.tiled-ground .map-tree-crowns')].map(() => 'engraved'),
            ]),
          ),
        ),
    );
    expect(new Set(tints).size).toBeGreaterThan(0);
    // the button is still down, and the ground follows
    await expect(trees).not.toHaveCount(0);
    await expect(wetInk(page)).toHaveCount(0);
  });
  await drawn(page);
  await undo(page);
  await expect(trees).toHaveCount(0);
  await expect(wetInk(page)).toHaveCount(0);
});

test('a stroke that is taken back while the hand is down is not begun anew by it', async ({ page }) => {
  await openDrawingTable(page);
  await take(page, 'wood');
  for (const key of ['Escape', 'Control+z', '3']) {
    await strokeThrough(page, [centre(4, 5), centre(8, 5)], 'left', async () => {
      await expect(page.getByTestId('map-undo')).toBeEnabled();
      await page.keyboard.press(key);
      await expect(page.getByTestId('map-undo')).toBeDisabled();
      const { x, y } = await onScreen(page, centre(8, 9));
      await page.mouse.move(x, y, { steps: 8 });
    });
    await expect(page.getByTestId('map-undo')).toBeDisabled();
    await drawn(page);
  }
  // the next stroke is one again, also where it comes in from beside the map
  await strokeThrough(page, [centre(-1, 5), centre(3, 5)]);
  await expect(page.getByTestId('map-undo')).toBeEnabled();
});

test('by keyboard alone: a wood, a line of hills, a river with a bridge, and back again', async ({
  page,
}) => {
  await openDrawingTable(page);
  await page.getByTestId('sheet').focus();
  await page.keyboard.press('ArrowDown');
  await expect(told(page)).toHaveText('A1, open terrain');
  await page.keyboard.press('2');
  await page.keyboard.down('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Space');
  await expect(told(page)).toHaveText('C1, wood');
  // a line from here to there: pressed at both ends
  await page.keyboard.press('8');
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(told(page)).toHaveText('C4, hill');
  await page.keyboard.press('b');
  for (const pen of ['side-river', 'side-bridge']) {
    await take(page, pen);
    await page.getByTestId('sheet').focus();
    // to the side in the east
    if (pen === 'side-river') await page.keyboard.press('e');
    await page.keyboard.press('Space');
    await expect(told(page)).toHaveText(`C4, hill; ${pen.replace('side-', '')} to the east`);
  }
  await page.keyboard.press(']');
  await expect(page.getByTestId('tool-side-wood')).toHaveAttribute('aria-pressed', 'true');
  for (const left of ['C4, hill; river to the east', 'C4, hill', 'C4, open terrain']) {
    await page.keyboard.press('u');
    await expect(told(page)).toHaveText(left);
  }
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('map-undo')).toBeDisabled();
  await expect(page.locator('.tiled-ground .map-tree-crowns')).toHaveCount(0);
});

test('the right button moves the sheet, and Escape takes a stroke back', async ({ page }) => {
  await openDrawingTable(page);
  await take(page, 'wood');
  const trees = page.locator('.tiled-ground .map-tree-crowns');
  const sheet = page.locator('.map-sheet');
  const before = await sheet.boundingBox();
  await strokeThrough(page, [centre(4, 4), centre(9, 9)], 'right');
  await expect.poll(async () => (await sheet.boundingBox())?.x).not.toBe(before?.x);
  await expect(trees).toHaveCount(0);
  await page.keyboard.press('0');
  await strokeThrough(page, [centre(4, 4), centre(9, 9)], 'left', async () => {
    await expect(trees).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(trees).toHaveCount(0);
  });
  await expect(page.getByTestId('map-undo')).toBeDisabled();
});

test.describe('with the checker let in', () => {
  // the policy of the page would not
  test.use({ bypassCSP: true });

  test('nothing bars those who cannot see or use a mouse, 1024 wide and 390', async ({ page }) => {
    await openDrawingTable(page);
    for (const [width, height] of [
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const locale of ['en', 'fr'] as const) {
        const screen = `${width} wide, ${locale}`;
        await speak(page, locale);
        for (const paper of ['lot', 'size', 'picture', 'print', 'keep']) {
          await page.getByTestId(`paper-${paper}`).click();
          await expectAccess(page, `${paper}, ${screen}`);
        }
        await page.getByTestId('hand-and-keys').click();
        await expectAccess(page, `keys, ${screen}`);
        await page.getByTestId('dismiss-paper').click();
        await expectAccess(page, screen);
      }
    }
  });
});

test('the foot says whether both sides get through, and the map shows where not', async ({ page }) => {
  await openDrawingTable(page);
  const passage = page.getByTestId('passage');
  await expect(passage).toHaveText(/Both sides get through\.$/);
  await expect(page.getByTestId('show-barrier')).toHaveCount(0);
  // a wall of impassable ground from the west edge to the east
  await take(page, 'impassable');
  await page.getByTestId('mode-line').click();
  await strokeThrough(page, [centre(0, 9), centre(23, 9)]);
  await expect(passage).toHaveText(/Nobody gets through from north to south\.$/);
  await expect(page.getByTestId('barrier')).toHaveCount(0);
  await page.getByTestId('show-barrier').click();
  await expect(page.getByTestId('barrier').locator('path')).not.toHaveCount(0);
  // a gap in it, and the barrier is gone
  await take(page, 'bare');
  await page.getByTestId('mode-brush').click();
  await strokeThrough(page, [centre(11, 9)]);
  await expect(passage).toHaveText(/Both sides get through\.$/);
  await expect(page.getByTestId('barrier').locator('path')).toHaveCount(0);
  await speak(page, 'fr');
  await expect(passage).toHaveText(/Les deux camps passent\.$/);
});

test('at 1024 by 768 every tool lies in the window, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openDrawingTable(page);
  for (const locale of ['en', 'fr'] as const) {
    await speak(page, locale);
    for (const tool of await page.locator('[data-testid^="tool-"]').all())
      await expect(tool).toBeInViewport({ ratio: 1 });
  }
});

test('at 1024 and at 390 wide the sheet is large enough to draw on, and the table is left at a press', async ({
  page,
}) => {
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openDrawingTable(page);
    for (const locale of ['en', 'fr'] as const) {
      await speak(page, locale);
      await doesNotScrollSideways(page);
      for (const id of ['map-undo', 'symmetry', 'hand-and-keys', 'passage', 'leave-map'])
        await expect(page.getByTestId(id)).toBeInViewport({ ratio: 1 });
      const room = await page.getByTestId('sheet').boundingBox();
      expect(room?.width).toBeGreaterThan(width - 130);
      expect(room?.height).toBeGreaterThan(height / 2);
    }
    await take(page, 'wood');
    await strokeThrough(page, [centre(12, 9), centre(14, 9)]);
    await drawn(page);
    await expect(
      page.locator('.tiled-ground [data-layer="canopy"] path, .tiled-ground .map-tree-crowns'),
    ).not.toHaveCount(0);
    await page.getByTestId('leave-map').click();
    await expect(page.getByTestId('open-map')).toBeVisible();
  }
});

test('the sheet is made larger and cropped, turned and mirrored without loss', async ({ page }) => {
  await openDrawingTable(page);
  await take(page, 'village');
  await strokeThrough(page, [centre(22, 16)]);
  await page.getByTestId('paper-size').click();
  // a number out of its bounds is led back into them
  await page.getByTestId('size-columns').fill('500');
  await page.getByTestId('size-rows').fill('60');
  await expect(page.getByTestId('size-columns')).toHaveValue('80');
  await expect(page.getByTestId('size-lost')).toContainText('Nothing that is drawn is cut off');
  await page.getByTestId('resize').click();
  await expect(page.getByTestId('map-size')).toHaveText('80 × 60 hexes');
  await drawn(page);
  await expect(page.locator('.tiled-ground .map-blocks')).toHaveCount(1);
  await page.getByTestId('size-columns').fill('12');
  await page.getByTestId('size-rows').fill('10');
  await expect(page.getByTestId('size-lost')).toContainText('1 hex or side would be cut off');
  await page.getByTestId('resize').click();
  await expect(page.getByTestId('map-size')).toHaveText('12 × 10 hexes');
  await undo(page);
  await expect(page.getByTestId('map-size')).toHaveText('80 × 60 hexes');
  await page.getByTestId('turn-sheet').click();
  await page.getByTestId('mirror-eastWest').click();
  await page.getByTestId('size-columns').fill('79');
  await page.getByTestId('resize').click();
  await drawn(page);
  await expect(page.locator('.tiled-ground .map-blocks')).toHaveCount(1);
});

test('ground by lot follows its settings, and one step back brings the empty sheet again', async ({
  page,
}) => {
  await openDrawingTable(page);
  await page.getByTestId('paper-lot').click();
  await page.getByTestId('lot-seed').fill('Austerlitz');
  await page.getByTestId('lay-lot').click();
  const laid = page.getByTestId('lot-state');
  await expect(laid).toHaveAttribute('data-laying', 'false');
  await drawn(page);
  const trees = page.locator('.tiled-ground .map-tree-crowns');
  await expect(trees).not.toHaveCount(0);
  await page.getByTestId('lot-wooded').fill('0');
  await expect(trees).toHaveCount(0);
  await undo(page);
  await expect(page.getByTestId('map-undo')).toBeDisabled();
  await expect(page.locator('.tiled-ground .map-hachures')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a name can be read while it is written, and the paper gives way to the ground that was laid', async ({
    page,
  }) => {
    await openDrawingTable(page);
    for (const locale of ['fr', 'en'] as const) {
      await speak(page, locale);
      const { width = 0 } = (await page.getByTestId('map-name').boundingBox()) ?? {};
      expect(width).toBeGreaterThanOrEqual(160);
    }
    await page.getByTestId('paper-lot').tap();
    await page.getByTestId('lay-lot').tap();
    await expect(page.locator('.paper')).toHaveCount(0);
    await drawn(page);
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/map-phone-laid.png`, animations: 'disabled' });
    await page.getByTestId('map-undo').tap();
    await expect(page.getByTestId('map-undo')).toBeDisabled();
  });
});

test('the map on paper: SVG and PNG as large as the hexes are wanted', async ({ page }) => {
  await openDrawingTable(page);
  await take(page, 'wood');
  await strokeThrough(page, [centre(3, 3), centre(5, 3)]);
  await page.getByTestId('paper-print').click();
  const size = page.getByTestId('printed-size');
  await expect(size).toContainText(/On paper 2,\d+/);
  await page.getByTestId('hex-names').check();
  const svg = await exported(page, () => page.getByTestId('save-svg').click());
  expect(svg).toMatch(/^<svg[^>]* width="25\d\d(\.\d+)?mm"/);
  expect(svg).toContain('>D5</text>');
  await page.getByTestId('hex-across').fill('20');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-png').click()]);
  const png = readFileSync(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const [width, perMetre] = [png.readUInt32BE(16), png.readUInt32BE(png.indexOf('pHYs') + 4)];
  // as wide on paper as was told, in millimetres
  const told = Number(/On paper ([\d.]+)/.exec((await size.textContent()) ?? '')?.[1]);
  expect((width / perMetre) * 1000).toBeCloseTo(told, 0);
});

test('what is drawn is there after a reload, is kept on the shelf, and travels as a file and as a link', async ({
  page,
}) => {
  await openDrawingTable(page);
  await page.getByTestId('map-name').fill('Holzhausen');
  await take(page, 'wood');
  await strokeThrough(page, [centre(3, 3), centre(5, 3)]);
  await take(page, 'place');
  await strokeThrough(page, [centre(4, 5)]);
  await page.getByTestId('name-slip').getByRole('textbox').fill('Zum Hirschen');
  await page.keyboard.press('Enter');
  await expect(page.locator('.map-place')).toHaveText('Zum Hirschen');
  const table = page.getByTestId('map-editor');
  await expect(table).toHaveAttribute('data-remembered', 'true');
  await page.reload();
  const trees = page.locator('.tiled-ground .map-tree-crowns');
  await expect(trees).not.toHaveCount(0);
  await expect(page.locator('.map-place')).toHaveText('Zum Hirschen');
  await expect(page.getByTestId('map-name')).toHaveValue('Holzhausen');

  await page.getByTestId('paper-keep').click();
  await page.getByTestId('keep-map').click();
  await expect(page.getByTestId('map-kept')).toBeVisible();
  const file = await exported(page, () => page.getByTestId('save-map').click());
  expect(JSON.parse(file)).toMatchObject({ format: 'sabreur-hex/map', name: { en: 'Holzhausen' } });
  await page.getByTestId('map-link').click();
  const link = await page.getByTestId('map-link-text').inputValue();

  await page.getByTestId('paper-size').click();
  await page.getByTestId('empty-sheet').click();
  await expect(trees).toHaveCount(0);
  await page.getByTestId('paper-keep').click();
  await page.getByTestId('open-kept-map').click();
  await expect(trees).not.toHaveCount(0);
  await undo(page);
  await expect(trees).toHaveCount(0);
  await page.getByTestId('open-map-file').setInputFiles({
    name: 'map.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await expect(trees).not.toHaveCount(0);
  await page.getByTestId('open-map-file').setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file.replace('"wood"', '"jungle"')),
  });
  await expect(page.getByTestId('map-trouble')).toContainText('map.hexes');

  // what one tab has yet to remember, another that reads earlier would keep apart from its own
  await expect(table).toHaveAttribute('data-remembered', 'true');
  const other = await page.context().newPage();
  await other.goto(link);
  await expect(other.getByTestId('map-name')).toHaveValue('Holzhausen');
  await expect(other.locator('.map-place')).toHaveText('Zum Hirschen');
  // loaded again it goes on with what came of it
  await page.close();
  await other.getByTestId('map-name').fill('Holzhausen mill');
  await expect(other.getByTestId('map-editor')).toHaveAttribute('data-remembered', 'true');
  await other.reload();
  await expect(other.getByTestId('map-name')).toHaveValue('Holzhausen mill');
});

test('a picture to trace is laid under the hand, and is there after a reload; what is none is refused', async ({
  page,
}) => {
  const violated: string[] = [];
  await page.exposeFunction('violated', (what: string) => violated.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      Reflect.get(globalThis, 'violated')(violatedDirective),
    );
  });
  await openDrawingTable(page);
  await page.getByTestId('paper-picture').click();
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByTestId('trace-file').setInputFiles({ name, mimeType, buffer });
  await choose('notes.png', 'image/png', Buffer.from('no picture at all'));
  await expect(page.getByTestId('trace-refused')).toBeVisible();
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><circle cx="99" cy="99" r="80"/></svg>';
  await choose('sketch.svg', 'image/svg+xml', Buffer.from(picture));
  const traced = page.getByTestId('traced');
  await expect(traced).toBeVisible();
  await page.getByTestId('trace-opacity').fill('0.7');
  await page.getByTestId('trace-x').fill('250');
  await expect(page.getByTestId('tracing')).toHaveAttribute('data-kept', 'true');
  const style = await traced.getAttribute('style');
  expect(style).toContain('opacity: 0.7');
  await page.reload();
  await expect(traced).toHaveAttribute('style', style ?? '');
  // one draws through it
  await take(page, 'wood');
  await strokeThrough(page, [centre(3, 3), centre(5, 3)]);
  await expect(page.locator('.tiled-ground .map-tree-crowns')).not.toHaveCount(0);
  await page.getByTestId('paper-picture').click();
  await page.getByTestId('trace-remove').click();
  await expect(traced).toHaveCount(0);
  await expect(page.getByTestId('tracing')).toHaveAttribute('data-kept', 'true');
  await page.reload();
  await drawn(page);
  await expect(traced).toHaveCount(0);
  expect(violated).toEqual([]);
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
])
  test(`at ${width} by ${height} a paper lies below what is told over the sheet`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/#map=AAAA');
    const note = page.locator('.drawing-notes > *');
    await expect(note).toBeVisible();
    await page.getByTestId('paper-lot').click();
    const paper = page.locator('.paper');
    await expect(paper).toBeVisible();
    const [told, laid] = await Promise.all([note.boundingBox(), paper.boundingBox()]);
    expect(laid?.y).toBeGreaterThanOrEqual((told?.y ?? 0) + (told?.height ?? 0));
    expect(laid?.height).toBeGreaterThan(150);
  });
