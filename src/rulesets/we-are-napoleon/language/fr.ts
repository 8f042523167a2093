/** What the movement chapter of We Are Napoléon tells of an encounter, in French. */
import type { SystemWords } from '../../../contract/system.ts';

export const words: SystemWords = {
  terms: {
    chargerMain: 'valeur combative de l’unité chargeant',
    chargerMorale: 'valeur morale de l’unité chargeant',
    targetMain: 'valeur combative ou de tir de l’unité chargée',
    targetMorale: 'valeur morale de l’unité chargée',
    halved: 'un par tranche complète de deux points, jamais moins de 0',
  },
  steps: {
    approach: 'Charge sur les deux dernières cases',
    zone: 'Zone de contrôle : l’artillerie passe en désordre',
    malus: 'Malus au test de l’unité chargée',
    testInOrder: 'Test moral d’une unité en ordre',
    testDisordered: 'Test moral d’une unité en désordre',
  },
  inputs: {
    attackerMain: 'Valeur combative de l’unité chargeant',
    attackerMorale: 'Valeur morale de l’unité chargeant',
    targetMain: 'Valeur combative ou de tir de l’unité chargée',
    targetMorale: 'Valeur morale de l’unité chargée',
    attackerOrder: 'Ordre de la cavalerie qui charge',
    targetOrder: 'Ordre de l’unité chargée',
    attackerMove: 'Potentiel de mouvement de la cavalerie qui charge',
    test: 'Test moral pris pour celui qui manque',
    chance: 'Chance de réussir le test, en pour cent, si elle est donnée',
  },
  values: {
    infantry: 'infanterie',
    cavalry: 'cavalerie',
    artillery: 'artillerie',
    inOrder: 'en ordre',
    disordered: 'en désordre',
    '1D6': 'un dé, au plus le moral moins le malus',
    '2D6': 'deux dés et le moral moins le malus, au moins 8',
    chance: 'une chance donnée en pour cent',
    passes: 'réussit le test',
    retreats: 'se replie',
  },
  labels: {
    class: 'type',
    main: 'valeur combative ou de tir',
    morale: 'valeur morale',
    malus: 'malus au test',
  },
  rows: {
    all: 'le test supposé',
  },
  silences: {
    fire: 'Le tir est dans le chapitre du combat, qui manque : ici, on ne répond à une charge que par un test (WN-24).',
    combat:
      'L’issue d’un assaut est dans le chapitre du combat, qui manque : ici, seule la cavalerie charge (WN-20).',
    infantryCharges: 'L’infanterie ne charge pas : seule la cavalerie le fait (WN-20).',
    gunsCharge: 'L’artillerie ne charge pas et ne va pas au contact de son plein gré (WN-12, WN-20).',
    disorderedCharger:
      'Seule la cavalerie en ordre charge, et celle qui est réduite de moitié ou plus est tenue pour en désordre (WN-20).',
    formations:
      'Le chapitre des mouvements ne connaît ni formations ni flancs : pour lui, les six cases voisines se valent (WN-R-26).',
    evade:
      'Le chapitre des mouvements ne laisse personne esquiver une charge : qui est chargé teste son moral (WN-24).',
    counterCharge:
      'Le chapitre des mouvements ne connaît pas de contre-charge : qui est chargé teste son moral (WN-24).',
    inContact: 'Une charge part de deux cases, non du contact (WN-20).',
    protected: 'Un cours d’eau, ou une pente raide à monter, protège qui se trouve juste derrière (WN-22).',
    roughGround:
      'On ne charge que vers un terrain vierge : terrain accidenté, bois et bâti protègent (WN-21).',
    tooFar: 'La cavalerie n’a pas assez de points de mouvement pour venir jusque-là (WN-01, WN-20).',
  },
};
