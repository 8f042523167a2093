import { describe, expect, test } from 'vitest';
import { sources } from '../support/arrows.ts';
import { faultsOfStyles, straySheets, TOKENS } from '../support/styles.ts';

test('colours, type, spaces and break points are tokens, each spelt right, set once and used', () => {
  const files = sources();
  expect(files.some(({ path }) => path === TOKENS)).toBe(true);
  expect(faultsOfStyles(files)).toEqual([]);
});

test('every style sheet lies beside what imports it', () => {
  expect(straySheets(sources())).toEqual([]);
  const far = { path: 'src/table/Log.tsx', text: "import './record/log.css';\nimport '../map/type.css';" };
  const sheets = ['src/table/log.css', 'src/map/type.css', 'src/table/record/log.css'];
  expect(straySheets([far, ...sheets.map((path) => ({ path, text: '' }))])).toEqual([
    'src/table/log.css',
    'src/map/type.css',
  ]);
});

const tokens = {
  path: TOKENS,
  text: ':root { --paper: #fff; --space-8: 8px; --type-note: 12px; --face-text: serif; }',
};
/** All tokens are used here. */
const right = {
  path: 'src/table/right.css',
  text: `/* not #fff, nor 3px */
.a:hover, .red-side > p { color: var(--paper); padding: 0 var(--space-8) 1%; margin: -1vh auto; width: 30px; inset: 0 auto 50%; }
.b { font-size: var(--type-note); font-family: var(--face-text); background: url("#map-fade") transparent; }
.c::before { content: "red 3px"; fill: currentColor; line-height: 0; letter-spacing: inherit; gap: calc(-1 * var(--space-8)); font: inherit; }
@media (max-width: 720px) and (max-height: 960px), (720px < width <= 820px) { .d { border: 0 none; } }
@container (max-width: 280px) { .e { transition: color 1s; } }`,
};
const faultsOf = (path: string, text: string) => faultsOfStyles([tokens, right, { path, text }]);

describe('a planted fault is reported', () => {
  const css = (text: string) => ({ path: 'src/table/log.css', text });
  const tsx = (text: string) => ({ path: 'src/table/Log.tsx', text });
  test.each([
    { name: 'a hexadecimal colour', ...css('.a { color: #fff; }') },
    { name: 'one with opacity', ...css('.a { border: 1px solid #ffff80AA; }') },
    { name: 'rgb', ...css('.a { box-shadow: 0 0 2px rgb(0 0 0 / 20%); }') },
    { name: 'hsl in a gradient', ...css('.a { background: linear-gradient(hsl(0 0% 0%), transparent); }') },
    { name: 'oklch', ...css('.a { fill: oklch(40% 0.2 20); }') },
    { name: 'a named colour', ...css('.a { fill: white; }') },
    { name: 'a named colour in capitals', ...css('.a { stroke: RebeccaPurple; }') },
    { name: 'a colour of a property of its own', ...css('.a { --edge: #123456; color: var(--edge); }') },
    { name: 'a colour behind a token', ...css('.a { color: var(--paper, #efe4ca); }') },
    { name: 'a colour in a query', ...css('@media (max-width: 720px) { .a { color: red } }') },
    { name: 'a mixture with a colour', ...css('.a { color: color-mix(in srgb, var(--paper), black); }') },
    { name: 'a colour in an attribute', ...tsx('<circle r="2" fill="#f4e4b8" />') },
    { name: 'a colour in a style', ...tsx("<p style={{ border: '1px solid #abc' }} />") },
    { name: 'rgb in a string', ...tsx("pen.strokeStyle = 'rgba(0, 0, 0, 0.5)';") },
    { name: 'a named colour in an attribute', ...tsx("<path stroke={'black'} />") },
    { name: 'a named colour of a canvas', ...tsx("pen.fillStyle = 'white';") },
    { name: 'a named colour put aside', ...tsx("const ink = 'crimson';\nreturn <path stroke={ink} />;") },
    { name: 'a named colour in a rule of its own', ...tsx("line.setAttribute('style', 'fill:red');") },
    { name: 'a named colour in a sheet of its own', ...tsx("const own = 'a { border: 1px solid red }';") },
    { name: 'a colour in a plain module', path: 'src/map/dress.ts', text: "export const coat = '#27427c';" },
    { name: 'a width outside the three', ...css('@media (max-width: 700px) { .a { width: 1px; } }') },
    { name: 'a width beside the three', ...css('@media (min-width: 721px) { .a { width: 1px; } }') },
    { name: 'a width in a range', ...css('@media (480px <= width <= 820px) { .a { width: 1px; } }') },
    { name: 'a width in other units', ...css('@media (max-width: 45em) { .a { width: 1px; } }') },
    { name: 'a height outside the three', ...css('@media (max-height: 700px) { .a { width: 1px; } }') },
    { name: 'a width asked by a screen', ...tsx("matchMedia('(max-width: 800px)');") },
    { name: 'a width of an import', ...css('@import "./a.css" (max-width: 500px);') },
    { name: 'a size of type', ...css('.a { font-size: 0.84rem; }') },
    { name: 'a clamped size', ...css('.a { font-size: clamp(1rem, 2vw, 3rem); }') },
    { name: 'a face', ...css('.a { font-family: Georgia, serif; }') },
    { name: 'type in short', ...css('.a { font: 12px serif; }') },
    { name: 'a size of type in a style', ...tsx('<p style={{ fontSize: 12 }} />') },
    { name: 'a face in an attribute', ...tsx('<text fontFamily="serif">a</text>') },
    { name: 'a padding', ...css('.a { padding: 0 7px; }') },
    { name: 'a margin below nought', ...css('.a { margin-left: -12px; }') },
    { name: 'a margin in a sum', ...css('.a { margin-inline-start: calc(1em + 3px); }') },
    { name: 'a gap', ...css('.a { column-gap: 1rem; }') },
    { name: 'a margin in a style', ...tsx('<p style={{ marginTop: 4 }} />') },
    { name: 'a margin in the size of type', ...css('.a { padding: 0.37em; }') },
    { name: 'a place', ...css('.a { inset: 7px; }') },
    { name: 'a place of one side', ...css('.a { top: -3px; }') },
    { name: 'a gap in a style', ...tsx('<p style={{ gap: 4 }} />') },
    { name: 'a height of line', ...css('.a { line-height: 17px; }') },
    { name: 'a height of line in a number', ...css('.a { line-height: 1.4; }') },
    { name: 'a height of line in a style', ...tsx('<p style={{ lineHeight: 1.4 }} />') },
    { name: 'air between letters', ...css('.a { letter-spacing: 3px; }') },
    { name: 'air between letters in a style', ...tsx("<p style={{ letterSpacing: '1px' }} />") },
    {
      name: 'a colour of a picture in the sheet',
      ...css(`.a { background: url("data:image/svg+xml,<svg><path fill='%23f00'/></svg>"); }`),
    },
    {
      name: 'a named colour of a picture in the sheet',
      ...css(`.a { background: url("data:image/svg+xml,<svg><path fill='red'/></svg>"); }`),
    },
    {
      name: 'a colour of a picture in a screen',
      ...tsx(`const url = "data:image/svg+xml,<path fill='%23f00'/>";`),
    },
    { name: 'a width of a room', ...css('@container (max-width: 700px) { .a { width: 1px; } }') },
    {
      name: 'a width of a room, as a size',
      ...css('@container (inline-size < 700px) { .a { width: 1px; } }'),
    },
    { name: 'a misspelt token', ...css('.a { color: var(--papre); }') },
    { name: 'a misspelt token in a screen', ...tsx("const light = 'var(--papre)';") },
    { name: 'a token set a second time', ...css('.a { --paper: inherit; }') },
  ])('$name', ({ path, text }) => {
    expect(faultsOf(path, text).join('\n')).toContain(path);
    expect(faultsOf(path, text)).toHaveLength(1);
  });

  test('a theme that sets what is no token, or no token of ours', () => {
    const theme = { path: 'src/map/dark.css', text: ':root { --paper: #000; --papre: #111; color: #222; }' };
    expect(faultsOfStyles([tokens, right, theme])).toEqual([
      'src/map/dark.css: --papre is no token a theme could set',
      'src/map/dark.css: color is no token a theme could set',
    ]);
  });

  test('a token nobody uses', () => {
    expect(faultsOfStyles([tokens])).toHaveLength(4);
  });

  test('a folder without tokens', () => {
    expect(faultsOfStyles([{ path: 'src/table/log.css', text: '' }])).toEqual([`${TOKENS} is missing`]);
  });
});

test('what is no fault is not reported', () => {
  expect(faultsOfStyles([tokens, right])).toEqual([]);
  expect(
    faultsOf('src/table/Log.tsx', "const side = 'red';\nconst said = 'the red coats: a red unit';"),
  ).toEqual([]);
  expect(faultsOf('src/map/nations.ts', "const coat = '#27427c';")).toEqual([]);
  expect(
    faultsOf(
      'src/table/Log.tsx',
      `// #fff
const asked = matchMedia('(max-width: 820px)'); const cloth = { '--cloth': dyed }; const tint = 'var(--cloth)';
location.hash = '#rule=CHG-13'; const style = { 'font-size': seen.fontSize, color: seen.color };
<path fill="none" stroke="currentColor" style={{ width: 3, margin: 0 }} />`,
    ),
  ).toEqual([]);
});
