/** The letters of the page, put into a file that is to look alike where they are not installed. */

/** The type a text is written in, as a browser tells it. */
export interface Written {
  readonly fontFamily: string;
  readonly fontStyle: string;
  readonly fontWeight: string;
}

interface Face {
  readonly rule: CSSFontFaceRule;
  readonly family: string;
  readonly style: string;
  readonly lightest: number;
  readonly heaviest: number;
}

const bare = (family: string): string => family.trim().replace(/^["']|["']$/g, '');

/** What a sheet says; nothing of one from elsewhere, such as an extension of the browser puts in, which may not be read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** The faces the sheets of the page bring along. */
function facesHere(): readonly Face[] {
  return [...document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map((rule) => {
      const said = (name: string): string => rule.style.getPropertyValue(name);
      const [lightest = 400, heaviest = lightest] = said('font-weight').split(' ').map(Number);
      return { rule, family: bare(said('font-family')), style: said('font-style'), lightest, heaviest };
    });
}

/** The face a text is drawn in: of the first family that is here, the one nearest to its weight. */
function faceOf(text: Written, faces: readonly Face[]): Face | undefined {
  const weight = Number(text.fontWeight);
  const off = ({ lightest, heaviest }: Face): number => Math.max(lightest - weight, weight - heaviest, 0);
  for (const family of text.fontFamily.split(',').map(bare)) {
    const alike = faces.filter((face) => face.family === family && face.style === text.fontStyle);
    const [nearest] = alike.toSorted((a, b) => off(a) - off(b) || b.heaviest - a.heaviest);
    if (nearest) return nearest;
  }
  return undefined;
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('a face could not be read'));
    reader.readAsDataURL(blob);
  });
}

/** The face as a rule that brings its letters with it. Nothing where they cannot be fetched. */
async function carried({ rule, family, style, lightest, heaviest }: Face): Promise<string> {
  const address = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (address === undefined) return '';
  try {
    const answer = await fetch(new URL(address, rule.parentStyleSheet?.href ?? document.baseURI));
    if (!answer.ok) return '';
    const letters = await dataAddress(await answer.blob());
    const weight = lightest === heaviest ? lightest : `${lightest} ${heaviest}`;
    return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};src:url("${letters}") format("woff2")}`;
  } catch {
    // a picture in other letters is better than none
    return '';
  }
}

/** A style sheet with the faces these texts are drawn in, and no other. */
export async function sheetOfFaces(texts: readonly Written[]): Promise<string> {
  const faces = facesHere();
  const used = new Set(texts.map((text) => faceOf(text, faces)).filter((face) => face !== undefined));
  return (await Promise.all([...used].map(carried))).join('');
}
