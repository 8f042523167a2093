/**
 * Reads the style sheets and the screens and says where a colour, a size, face, height or air of type, a space or a break
 * point is written that is not one of the tokens, where a token is misspelt or set a second time, and which token nobody uses.
 */
import { type SourceFile, withoutComments } from './arrows.ts';

/** The one file of the tokens. */
export const TOKENS = 'src/map/tokens.css';

/** The sheets of themes and seasons, which give tokens other values and do nothing else. */
const THEMES_OF_TOKENS: readonly string[] = ['src/map/dark.css', 'src/map/ground/lights.css'];

/** Where colours are data, each with its reason. */
const COLOUR_TABLES: Readonly<Record<string, string>> = {
  'src/map/nations.ts': 'uniforms, plates and cockades of the nations, which no theme changes',
  'src/map/printColours.ts': 'ink on paper: a picture to print knows no style sheet',
};

/** The break points, in pixels, as the head of the tokens explains them. */
const WIDTHS = [720, 820, 1100];
const HEIGHTS = [520, 820, 960];
/** Those of the room a component has. */
const ROOMS = [280, 560, 760, 1000];

const NAMED =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'.replaceAll(
    ' ',
    '|',
  );

const written =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\(/i;
const named = new RegExp(`(?<![\\w-])(?:${NAMED})(?![\\w-])`, 'i');

interface Declaration {
  readonly property: string;
  readonly value: string;
}

const withoutCssComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, ' ');

/** What a sheet declares, but for the faces it brings along: those name themselves. */
function declarationsOf(css: string): readonly Declaration[] {
  const plain = withoutCssComments(css).replace(/@font-face\s*\{[^}]*\}/g, ' ');
  return [...plain.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]*)(?=[;}])/g)].map(
    ([, property = '', value = '']) => ({ property, value: value.trim().replace(/\s+/g, ' ') }),
  );
}

/** A value without what only names: files, strings, properties of our own. */
const bare = (value: string): string =>
  value
    .replace(/url\([^)]*\)/g, ' ')
    .replace(/"[^"]*"|'[^']*'/g, ' ')
    .replace(/--[\w-]+/g, ' ');

const spacing =
  /^(?:scroll-)?(?:margin|padding)(?:-\w+)*$|^(?:row-|column-|grid-)?gap$|^(?:inset(?:-\w+)*|top|right|bottom|left|text-indent)$/;

/** Whether a size or a face is the token's, or that of what stands around it. */
const isToken = (value: string, of: string): boolean =>
  value === 'inherit' || new RegExp(`^var\\(--${of}-[\\w-]+\\)$`).test(value);

function faultOfDeclaration({ property, value }: Declaration): string | undefined {
  const plain = bare(value);
  const said = `${property}: ${value}`;
  if (written.test(plain) || (!property.startsWith('animation') && named.test(plain)))
    return `a colour outside the tokens: ${said}`;
  if (property === 'font-size' && !isToken(value, 'type'))
    return `a size of type outside the tokens: ${said}`;
  if (property === 'font-family' && !isToken(value, 'face')) return `a face outside the tokens: ${said}`;
  if (property === 'line-height' && value !== '0' && !isToken(value, 'leading'))
    return `a height of line outside the tokens: ${said}`;
  if (/^(?:letter|word)-spacing$/.test(property) && value !== '0' && !isToken(value, 'tracking'))
    return `air between letters outside the tokens: ${said}`;
  if (property === 'font' && value !== 'inherit') return `type outside the tokens: ${said}`;
  if (spacing.test(property) && /\d(?:px|r?em|r?ex|r?ch|r?cap|r?ic|r?lh|pt|pc|mm|cm|in|Q)\b/i.test(plain))
    return `a space outside the tokens: ${said}`;
  return undefined;
}

/** What is wrong with the widths and heights that a query names, of the window or of a component's room. */
function faultsOfQuery(query: string, widths: readonly number[] = WIDTHS): readonly string[] {
  return [...query.matchAll(/\(([^()]*\b(width|inline-size|height|block-size)\b[^()]*)\)/g)].flatMap(
    ([, inside = '', what]) => {
      const allowed = what === 'width' || what === 'inline-size' ? widths : HEIGHTS;
      const lengths = [...inside.matchAll(/(\d[\d.]*)([a-z%]*)/g)];
      return lengths
        .filter(([, length, unit]) => unit !== 'px' || !allowed.includes(Number(length)))
        .map(([length]) => `a break point outside those of ${what}: ${length} in (${inside})`);
    },
  );
}

/** The pictures that stand in a sheet themselves, their hashes as they are meant. */
function drawingsIn(css: string): readonly string[] {
  const marks = /url\(\s*(?:"(data:[^"]*)"|'(data:[^']*)'|(data:[^)]*))/g;
  return [...css.matchAll(marks)].map((found) =>
    (found[1] ?? found[2] ?? found[3] ?? '').replaceAll('%23', '#'),
  );
}

function faultsOfSheet({ path: file, text }: SourceFile): readonly string[] {
  const css = withoutCssComments(text);
  const queries = [...css.matchAll(/@(media|import|container)\b([^{;]*)/g)].flatMap(([, of, query = '']) =>
    faultsOfQuery(query, of === 'container' ? ROOMS : WIDTHS),
  );
  if (file === TOKENS || THEMES_OF_TOKENS.includes(file)) return queries;
  return [
    ...queries,
    ...drawingsIn(css)
      .filter((drawing) => written.test(drawing) || named.test(drawing))
      .map((drawing) => `a colour outside the tokens: ${drawing}`),
    ...declarationsOf(text).flatMap((one) => {
      const fault = faultOfDeclaration(one);
      return fault === undefined ? [] : [fault];
    }),
  ];
}

/** What a screen paints or writes with. */
const paints = '\\b(?:fill|stroke|(?:\\w+)?[cC]olor|background|fillStyle|strokeStyle)\\s*[=:]\\s*\\{?\\s*';
/** A name there. */
const painted = new RegExp(`${paints}['"\`](?:${NAMED})['"\`]`, 'gi');
/** A colour that a screen calls by name elsewhere, to paint with it later; two of them are the names of the sides. */
const onlyNamed = new RegExp(
  `(?<!${paints})(?<quote>['"\`])(?!(?:red|blue)\\k<quote>)(?:${NAMED})\\k<quote>`,
  'gi',
);
/** A rule of style within a string. */
const styledIn = new RegExp(
  `(?:^|[;{\\s'"\`])(?:fill|stroke|background|border|outline|[\\w-]*color)\\s*:\\s*(?:[^;:'"]*[\\s,(])?(?:${NAMED})(?![\\w-])`,
  'i',
);
const setIn = /\b(?:font(?:Size|Family)|lineHeight|letterSpacing|wordSpacing)\s*[=:]\s*\{?\s*['"`\d]/g;
const spacedIn =
  /\b(?:(?:margin|padding|inset)(?:[A-Z]\w*)?|(?:row|column)?[gG]ap)\s*:\s*['"`]?-?[\d.]*[1-9]/g;
const asksWindow = /\((?:min-|max-)?(?:width|height)\s*[:<>=]|[<>=]\s*(?:width|height)\s*[<>=)]/;
const strings = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;

function faultsOfScreen({ path: file, text }: SourceFile): readonly string[] {
  const code = withoutComments(text);
  const isTable = Object.hasOwn(COLOUR_TABLES, file);
  const colours = isTable
    ? []
    : [
        ...[...code.matchAll(strings)]
          .map(([string]) => string)
          .filter((string) => written.test(string.replaceAll('%23', '#')) || styledIn.test(string)),
        ...[...code.matchAll(painted)].map(([found]) => found),
        ...(file.endsWith('.tsx') ? [...code.matchAll(onlyNamed)] : []).map(([found]) => found),
      ];
  return [
    ...colours.map((found) => `a colour outside the tokens: ${found}`),
    ...[...code.matchAll(setIn)].map(([found]) => `type outside the tokens: ${found}`),
    ...(file.endsWith('.tsx') ? [...code.matchAll(spacedIn)] : []).map(
      ([found]) => `a space outside the tokens: ${found}`,
    ),
    ...[...code.matchAll(strings)].flatMap(([string]) =>
      asksWindow.test(string) ? faultsOfQuery(string) : [],
    ),
  ];
}

/** Faults that only the whole shows: tokens misspelt, set a second time, or used by nobody. */
function faultsOfTokens(files: readonly SourceFile[]): readonly string[] {
  const tokens = files.find(({ path }) => path === TOKENS);
  if (tokens === undefined) return [`${TOKENS} is missing`];
  const own = new Set(declarationsOf(tokens.text).map(({ property }) => property));
  const others = files.filter(({ path }) => path !== TOKENS);
  const set = others.flatMap(({ path, text }) =>
    path.endsWith('.css')
      ? declarationsOf(text)
          .filter(({ property }) => property.startsWith('--'))
          .map(({ property }) => ({ path, property }))
      : [...withoutComments(text).matchAll(/(?<=['"])--[\w-]+(?=['"])/g)].map(([property]) => ({
          path,
          property,
        })),
  );
  const known = new Set([...own, ...set.map(({ property }) => property)]);
  const used = files.flatMap(({ path, text }) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, property = '']) => ({ path, property })),
  );
  const asked = new Set([...used, ...set].map(({ property }) => property));
  return [
    ...set
      .filter(
        ({ path, property }) =>
          path.endsWith('.css') && own.has(property) && !THEMES_OF_TOKENS.includes(path),
      )
      .map(({ path, property }) => `${path}: the token ${property} is set a second time`),
    ...files
      .filter(({ path }) => THEMES_OF_TOKENS.includes(path))
      .flatMap(({ path, text }) => declarationsOf(text).map(({ property }) => ({ path, property })))
      .filter(({ property }) => !own.has(property))
      .map(({ path, property }) => `${path}: ${property} is no token a theme could set`),
    ...used
      .filter(({ property }) => !known.has(property))
      .map(({ path, property }) => `${path}: ${property} is no token and set nowhere`),
    ...[...own]
      .filter((property) => property.startsWith('--') && !asked.has(property))
      .map((property) => `${TOKENS}: nobody uses ${property}`),
  ];
}

/** Every fault in the styles of the sources given, in words. */
export function faultsOfStyles(files: readonly SourceFile[]): readonly string[] {
  const single = files.flatMap((file) => {
    const faults = file.path.endsWith('.css')
      ? faultsOfSheet(file)
      : /\.tsx?$/.test(file.path)
        ? faultsOfScreen(file)
        : [];
    return faults.map((fault) => `${file.path}: ${fault}`);
  });
  return [...single, ...faultsOfTokens(files)];
}

/** The sheets that nothing of their own folder imports: neither a component nor, for a part of it, another sheet. */
export function straySheets(files: readonly SourceFile[]): readonly string[] {
  const imported = new Set(
    files.flatMap(({ path: file, text }) =>
      [...text.matchAll(/import\s*(?:\w+\s+from\s+)?['"]\.\/([^'"?]+\.css)(?:\?inline)?['"]/g)].map(
        ([, sheet = '']) => `${file.slice(0, file.lastIndexOf('/'))}/${sheet}`,
      ),
    ),
  );
  return files.map(({ path }) => path).filter((path) => path.endsWith('.css') && !imported.has(path));
}
