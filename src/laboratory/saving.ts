/** Files and pictures out of the laboratory. */
import { ABOVE } from '../map/MapWords.tsx';
import { sheetOfFaces, type Written } from './faces.ts';

/** Gives the player a file. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

const DRAWN = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variation-settings',
  'text-anchor',
  'letter-spacing',
  'paint-order',
  'transform',
  'transform-origin',
  'display',
  'visibility',
] as const;

/** Words of the map as SVG text, which every program that draws SVG can read. */
function textOf(words: SVGForeignObjectElement): SVGTextElement {
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  const line = words.firstElementChild;
  if (!line) return text;
  const style = getComputedStyle(line);
  text.textContent = line.textContent;
  text.setAttribute('x', String(words.x.baseVal.value + words.width.baseVal.value / 2));
  text.setAttribute('y', String(words.y.baseVal.value + ABOVE));
  const said = {
    'text-anchor': 'middle',
    fill: style.color,
    stroke: style.webkitTextStrokeColor,
    'stroke-width': style.webkitTextStrokeWidth,
    'paint-order': style.paintOrder,
    'font-family': style.fontFamily,
    'font-size': style.fontSize,
    'font-weight': style.fontWeight,
    'font-style': style.fontStyle,
    'font-variation-settings': style.fontVariationSettings,
    display: style.display === 'none' ? 'none' : 'inline',
  };
  text.style.cssText = Object.entries(said)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return text;
}

/** How each text to be seen in a drawing is written. */
function writtenIn(svg: SVGSVGElement): readonly Written[] {
  return [...svg.querySelectorAll('text, .map-words > *')]
    .map((text) => getComputedStyle(text))
    .filter(({ display }) => display !== 'none');
}

/** A drawing of the page with what its styles say written into it. */
function aloneCopy(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  originals.forEach((original, at) => {
    const style = getComputedStyle(original);
    const said = DRAWN.map((name) => [name, style.getPropertyValue(name)] as const)
      .filter(
        ([name, value]) => value !== '' && !(name.startsWith('transform') && style.transform === 'none'),
      )
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
    const twin = copies[at];
    // not as an attribute, which the page's own policy on styles would refuse to each
    if (twin) twin.style.cssText = said;
  });
  for (const original of svg.querySelectorAll<SVGForeignObjectElement>('.map-words'))
    copies[originals.indexOf(original)]?.replaceWith(textOf(original));
  return copy;
}

/**
 * A drawing of the page as a file that stands alone: what its styles say is written into it, and its letters with it. What
 * lies beneath it on the page, of the same size, is drawn with it.
 */
export async function drawingOf(svg: SVGSVGElement, beneath: SVGSVGElement | null = null): Promise<string> {
  const copy = aloneCopy(svg);
  if (beneath) copy.prepend(...aloneCopy(beneath).childNodes);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const letters = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  letters.textContent = await sheetOfFaces([...writtenIn(svg), ...(beneath ? writtenIn(beneath) : [])]);
  copy.prepend(letters);
  return new XMLSerializer().serializeToString(copy);
}

/** The colour a drawing lies on. */
function groundOf(drawing: Element): string {
  for (let on: Element | null = drawing; on; on = on.parentElement) {
    const { backgroundColor } = getComputedStyle(on);
    // what is wholly transparent lets the next one through
    if (!/, 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return 'transparent';
}

/** The drawing as a picture of points, twice as fine as on the screen. */
export async function pictureOf(
  svg: SVGSVGElement,
  beneath: SVGSVGElement | null = null,
): Promise<Blob | null> {
  const { width, height } = svg.viewBox.baseVal;
  const image = new Image();
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawingOf(svg, beneath))}`;
  await new Promise<void>((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new Error('the drawing could not be drawn'));
    image.src = source;
  });
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = groundOf(svg);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
