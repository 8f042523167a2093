/** The report stands by itself, and whatever players write is text in it. */
import { expect, test } from 'vitest';
import { playOut } from '../../../../src/command/verbs/play.ts';
import { stepTo } from '../../../../src/engine/steps.ts';
import { hexName } from '../../../../src/geometry/shape.ts';
import { afterWordsOf } from '../../../../src/language/after.ts';
import { languageOf, loadLanguage } from '../../../../src/language/language.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { newGame } from '../../../../src/scenarios/newGame.ts';
import { lossesOf } from '../../../../src/store/after/losses.ts';
import { luckOf } from '../../../../src/store/after/luck.ts';
import { logOf } from '../../../../src/store/game/record.ts';
import type { OpenGame } from '../../../../src/store/state.ts';
import { html } from '../../../../src/table/after/markup.ts';
import { reportPage } from '../../../../src/table/after/report.ts';

const EVIL = '<script>alert("5e")</script>&';

const names = { blue: EVIL, red: 'Karl' };
const [first, ...rest] = gersbach.armies.blue.units;
if (!first) throw new Error('no unit');
const scenario = {
  ...gersbach,
  title: { fr: EVIL, en: EVIL },
  armies: {
    ...gersbach.armies,
    blue: { ...gersbach.armies.blue, units: [{ ...first, name: EVIL }, ...rest] },
  },
  drawing: { roads: [], names: [{ q: 3, r: 3, kind: 'place', text: EVIL }] },
} as const;

async function page(locale: 'fr' | 'en'): Promise<string> {
  await loadLanguage(locale);
  const { history } = playOut(newGame(scenario, 'report', names), 'report', 90);
  const log = logOf(history);
  const game = history.game;
  const open: OpenGame = {
    ...{ id: 'x', scenario, names, nations: { blue: 'france', red: 'austria' }, history, game, log },
    ...{ opening: history.opening.facts, ending: null, readOnly: false, mayTakeOver: false, save: 'saved' },
  };
  const began = log.find(({ choice }) => choice !== null);
  if (!began) throw new Error('nobody chose');
  return reportPage({
    open,
    losses: lossesOf(open),
    luck: luckOf(log),
    turning: [{ at: began.at, turn: 1, side: 'blue', gained: 30, began, rarest: null }],
    words: await afterWordsOf(locale),
    speaker: {
      language: languageOf(locale),
      name: (id) => game.units.find((unit) => unit.id === id)?.name ?? id,
      hex: hexName,
      side: (side) => names[side],
    },
    result: [EVIL],
    points: { blue: 12, red: 7 },
    began: () => EVIL,
    board: (answers) => stepTo(engine, history, answers).game,
    css: 'body { color: var(--ink); }',
  });
}

test.each(['fr', 'en'] as const)(
  'what is written by players is text and no markup, in %s',
  async (locale) => {
    const report = await page(locale);
    expect(report).not.toContain('<script');
    expect(report).toContain('&#60;script&#62;alert(&#34;5e&#34;)&#60;/script&#62;&#38;');
    expect(report).toContain(`<html lang="${locale}">`);
  },
);

test('it stands by itself: it fetches nothing', async () => {
  const report = await page('en');
  expect(report).not.toMatch(/\b(?:src|href)=|@import|url\(/);
  // the field before and after, and at the moment that turned it
  expect(report.match(/<svg /g)?.length).toBe(4);
  expect(report.match(/class="counter"/g)?.length).toBeGreaterThan(3 * 20);
});

test('tags that are opened are shut, in their order', async () => {
  const stack: string[] = [];
  for (const [, end, tag = '', selfShut] of (await page('en')).matchAll(/<(\/?)([a-z]\w*)[^>]*?(\/?)>/g)) {
    if (selfShut || tag === 'meta') continue;
    if (end) expect(stack.pop()).toBe(tag);
    else stack.push(tag);
  }
  expect(stack).toEqual([]);
});

test('pieces are texts unless they are markup, and lists are joined', () => {
  expect(html`<p>${'<b>'}${3}${html`<i>${"it's"}</i>`}${[html`<br>`, '&']}</p>`.markup).toBe(
    '<p>&#60;b&#62;3<i>it&#39;s</i><br>&#38;</p>',
  );
});
