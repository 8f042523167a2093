import type { Mount } from './bodies.ts';
import { type PenPlace, penAt, type Strokes } from './pen.ts';

/** A foot soldier from above: pack, shoulders, shako with its plume, musket with the bayonet at the right shoulder. */
export function footman(sheet: Strokes, place: PenPlace): void {
  const pen = penAt(sheet, place);
  pen.line('fig-musket', [3.3, 1.6], [3.3, -6.2]);
  pen.line('fig-steel', [3.3, -6.2], [3.3, -9.4]);
  pen.shape('fig-pack', [-2.3, 1.2], [2.3, 1.2], [2.3, 3.7], [-2.3, 3.7]);
  pen.oval('fig-cloth', 0, 0.2, 4.1, 2.8);
  pen.line('fig-belt', [-2.2, 1.5], [0, -1.4], [2.2, 1.5]);
  pen.oval('fig-collar', -3.5, 0.2, 0.9, 1.4);
  pen.oval('fig-collar', 3.5, 0.2, 0.9, 1.4);
  pen.oval('fig-hat', 0, -0.5, 1.8);
  pen.oval('fig-plume', 0, -1.9, 0.9);
}

/** A horse from above, head forward. */
function horse(
  sheet: Strokes,
  place: PenPlace,
  coat: 'dark' | 'bay' | 'chestnut' | 'grey',
  scale: number,
): void {
  const pen = penAt(sheet, place, scale);
  const hide = `fig-horse fig-${coat}`;
  pen.line('fig-tail', [0, 8.4], [0.9, 12.6]);
  pen.oval(hide, 0, 5.2, 3.4, 4);
  pen.oval(hide, 0, -0.5, 3, 6.4);
  pen.shape(hide, [-2.3, -4], [-1.2, -9.6], [1.2, -9.6], [2.3, -4]);
  pen.shape(hide, [-1.5, -9], [-1.3, -12], [-0.7, -14.2], [0.7, -14.2], [1.3, -12], [1.5, -9]);
  pen.line('fig-mane', [0, -10.6], [0, -3.4]);
}

/** A rider on his horse; `lance` gives him a lance with its pennon in place of the sabre. */
export function rider(sheet: Strokes, place: PenPlace, mount: Mount, lance: boolean, nth: number): void {
  const scale = mount === 'light' ? 0.92 : 1;
  const coats = {
    heavy: 'dark',
    cuirassier: 'dark',
    medium: 'bay',
    light: nth % 3 === 1 ? 'grey' : 'chestnut',
  } as const;
  horse(sheet, place, coats[mount], scale);
  const pen = penAt(sheet, place, scale);
  pen.shape('fig-cover', [-3.9, 1.2], [3.9, 1.2], [4.3, 6.4], [-4.3, 6.4]);
  pen.line('fig-lace', [-4.1, 6.2], [4.1, 6.2]);
  if (lance) {
    pen.line('fig-musket', [4.6, 4.5], [4.6, -17]);
    pen.shape('fig-pennon', [4.6, -17], [9.4, -15.6], [4.6, -14.6]);
    pen.shape('fig-pennon-foot', [4.6, -14.6], [9.4, -13.2], [4.6, -12.2]);
  } else pen.line('fig-sabre', [4, -0.4], [5, -4.6], [4.6, -9]);
  pen.oval('fig-cloth', 0, -0.4, 4.3, 2.4);
  if (mount === 'cuirassier') {
    pen.oval('fig-cuirass', 0, -0.2, 3.3, 2.6);
    pen.oval('fig-glint', -1.7, -1.1, 0.9, 0.8);
  } else if (mount === 'light') pen.line('fig-lace', [-2.9, -1.3], [0, -2], [2.9, -1.3]);
  else pen.line('fig-belt', [-2.6, 1.4], [2.2, -1.5]);
  if (mount === 'light') {
    pen.oval('fig-busby', 0, -0.5, 2.3);
    pen.oval('fig-plume', 0, -2.4, 0.95);
  } else {
    pen.oval(mount === 'medium' ? 'fig-brass' : 'fig-helmet', 0, -0.4, 2.2, 2.5);
    pen.line('fig-crest', [0, -2.9], [0, 3.4]);
  }
}

/** A gun from above on its carriage, muzzle forward. */
export function gun(sheet: Strokes, place: PenPlace, scale: number): void {
  const pen = penAt(sheet, place, scale);
  pen.line('fig-axle', [-7.2, -1], [7.2, -1]);
  pen.shape('fig-carriage', [-2.9, -4.5], [2.9, -4.5], [1.5, 14], [-1.5, 14]);
  pen.shape('fig-wheel', [-8.3, -7], [-6.1, -7], [-6.1, 5], [-8.3, 5]);
  pen.shape('fig-wheel', [6.1, -7], [8.3, -7], [8.3, 5], [6.1, 5]);
  pen.shape('fig-barrel', [-2, 4.5], [-1.4, -13], [1.4, -13], [2, 4.5]);
  pen.shape('fig-barrel', [-1.9, -13], [1.9, -13], [1.9, -14.8], [-1.9, -14.8]);
  pen.oval('fig-barrel', 0, 5.2, 1.1);
}

/** A gunner from above, with rammer or without. */
export function gunner(sheet: Strokes, place: PenPlace, rammer = false): void {
  const pen = penAt(sheet, place);
  if (rammer) pen.line('fig-musket', [3, 4], [3, -9]);
  pen.oval('fig-cloth', 0, 0, 3.8, 2.2);
  pen.line('fig-belt', [-2, 1.3], [2, -1.3]);
  pen.oval('fig-hat', 0, -0.2, 2);
  pen.oval('fig-plume', 0, -1.8, 0.8);
}
