import type { SkirmishWords } from '../en/skirmish.ts';
import { french } from './writing.ts';

const { count } = french;

const themes: SkirmishWords['themes'] = {
  balanced: 'une armée de toutes armes',
  cavalry: 'une armée de cavalerie',
  guns: 'une armée de canons',
  lightTroops: 'une armée de troupes légères',
  irregulars: 'une armée d’irréguliers',
  eighteenthCentury: 'une armée du XVIIIe siècle',
};

export const skirmish: SkirmishWords = {
  themes,
  title: 'Escarmouche au sort',
  lead: 'Le terrain, les deux armées et qui commence sont tirés d’une seule graine : qui a la graine a la bataille.',
  format: 'Points d’armée de chaque camp',
  seed: 'Graine',
  draw: 'Tirer de nouveau',
  back: 'Accueil',
  army: (units, points) => `${count(units, 'unité', 'unités')}, ${count(points, 'point', 'points')}`,
  field: (columns, rows) => `${columns} × ${rows} cases`,
  begins: (nation) => `Premier à se déployer et à jouer : ${nation}`,
  own: {
    army: 'Armée',
    byLot: 'tirée au sort',
    noneKept: 'tirée au sort (aucune n’est gardée ici)',
    refused: 'Cette armée ne peut venir.',
    unread: 'Elle ne peut plus être lue.',
    empty: 'Elle n’a encore aucune unité.',
    gone: 'L’armée que vous avez choisie n’est plus gardée ici : peut-être l’a-t-on effacée dans un autre onglet. Rien n’a changé ici.',
    unanswered:
      'La mémoire du navigateur n’a pas donné l’armée que vous avez choisie. Rechargez la page, puis essayez de nouveau. Rien n’a changé ici.',
    notHere: 'L’armée de cette adresse n’est pas gardée dans ce navigateur : le sort en tire une à sa place.',
    notGiven:
      'La mémoire du navigateur n’a pas donné l’armée de cette adresse : le sort en tire une à sa place. Rechargez la page : l’armée viendra peut-être.',
  },
  quick: 'Ranger les deux armées et jouer',
  byHand: 'Se déployer à la main',
  battle: {
    title: (format, seed) => `Escarmouche à ${count(format, 'point', 'points')} (${seed})`,
    story: (blue, blueArmy, red, redArmy, isAllByLot) =>
      `${blue} : ${blueArmy}. ${red} : ${redArmy}. Nul n’a choisi le terrain : le sort l’a tiré${isAllByLot ? ', et les régiments avec lui' : ''}. Rien de tout cela n’a jamais eu lieu.`,
    own: (army) => `« ${army} »`,
    army: (nation) => `${nation}, au sort`,
  },
};
