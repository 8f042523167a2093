import type { telling as english } from '../en/telling.ts';
import { ofSide } from './camps.ts';
import { odds } from './odds.ts';
import { french, of } from './writing.ts';

const { count, number } = french;
const { percent } = odds;

const points = (n: number) => count(n, 'point de force', 'points de force');
const tenths = (value: number) => number(Math.round(value * 10) / 10);

const title: typeof english.title = (kind, unit, target) => {
  switch (kind) {
    case 'charge':
      return `Charge ${of(unit)} contre ${target}`;
    case 'assault':
      return `Assaut ${of(unit)} contre ${target}`;
    case 'fire':
      return `Tir ${of(unit)} sur ${target}`;
    case 'rally':
      return `Ralliement ${of(unit)}`;
    case 'flight':
      return `Fuite ${of(unit)}`;
    case 'move':
      return `Mouvement ${of(unit)}`;
  }
};

const lot: typeof english.lot = (kind, { lost, left, regained, panicked, fled, pursued, gone }) => {
  const all: string[] = [];
  if (lost > 0)
    all.push(`perd ${points(lost)}${left === null || gone ? '' : ` (il en reste ${number(left)})`}`);
  if (gone === 'destroyed') all.push('succombe');
  if (regained !== null) all.push(regained === 0 ? 'se rallie' : `se rallie et regagne ${points(regained)}`);
  if (panicked) all.push('panique');
  if (gone === 'offMap') all.push('s’enfuit du champ de bataille');
  else if (fled !== null) all.push(`fuit jusqu’en ${fled}`);
  if (pursued !== null && gone === null) all.push(`poursuit jusqu’en ${pursued}`);
  if (all.length > 0) return all.join(', ');
  return kind === 'rally' ? 'ne se rallie pas' : 'aucune perte';
};

export const telling: typeof english = {
  card: 'Ce qu’il en advint',
  title,
  lot,
  holds: (unit, hex) => `${unit} tient le terrain en ${hex}.`,
  nobodyHolds: (hex) => `Plus personne ne tient le terrain en ${hex}.`,
  decidedBy: 'Ce qui a décidé :',
  likelihood: (share) => `une chance de ${percent(share)}`,
  chance: {
    passes: (share) => `Le test réussit dans ${percent(share)} des cas.`,
    hits: (mean, none) =>
      `${tenths(mean)} ${french.form(mean, { one: 'touche', other: 'touches' })} en moyenne ; aucune ${percent(none)}.`,
    saves: (mean, none, all) =>
      `${tenths(mean)} ${french.form(mean, { one: 'sauvegarde', other: 'sauvegardes' })} en moyenne ; aucune ${percent(none)}, toutes ${percent(all)}.`,
    even: (least, most) => `De ${number(least)} à ${number(most)}, tous aussi probables.`,
    total: (least, most, mean) => `De ${number(least)} à ${number(most)}, ${tenths(mean)} en moyenne.`,
    lots: (each) => `Chacun ${percent(each)}.`,
  },
  savesFrom: (face) => `Un dé de ${number(face)} ou plus sauve.`,
  replay: {
    offer: (side) => `Revoir le tour ${ofSide(side)}`,
    steps: 'Pas à pas',
    at: (side, step, all) => `Le tour ${ofSide(side)} : ${number(step)} sur ${number(all)}`,
    back: 'Un pas en arrière',
    on: 'Un pas en avant',
    run: 'Laisser aller',
    hold: 'Arrêter',
    end: 'Retour à la partie',
  },
  speed: {
    follow: 'La carte suit l’action',
    title: 'Allure de ce qui est montré',
    off: 'sans',
    quick: 'rapide',
    normal: 'ordinaire',
    slow: 'lente',
  },
};
