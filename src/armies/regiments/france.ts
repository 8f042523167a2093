/** The regiments of France. */
import { regiments } from './regiment.ts';

const OLD = { century: 'eighteenth' } as const;

export const FRANCE = [
  ...regiments(
    'lineInfantry',
    '2e de ligne, 3e de ligne, 4e de ligne, 8e de ligne, 9e de ligne, 12e de ligne, 14e de ligne, 17e de ligne, 18e de ligne, 21e de ligne, 24e de ligne, 26e de ligne, 28e de ligne, 30e de ligne, 33e de ligne, 34e de ligne, 36e de ligne, 40e de ligne, 43e de ligne, 44e de ligne, 46e de ligne, 48e de ligne, 51e de ligne, 54e de ligne, 55e de ligne, 61e de ligne, 63e de ligne, 75e de ligne, 84e de ligne, 85e de ligne, 88e de ligne, 95e de ligne, 96e de ligne, 105e de ligne, 106e de ligne, 111e de ligne',
  ),
  ...regiments('lineInfantry', '57e de ligne, 45e de ligne, 93e de ligne', { skills: ['tacticalSense'] }),
  ...regiments('lineInfantry', '32e de ligne, 94e de ligne', { skills: ['largeBattalion'] }),
  ...regiments(
    'lineInfantry',
    '135e de ligne, 136e de ligne, 139e de ligne, 142e de ligne, 149e de ligne, 151e de ligne, 155e de ligne',
    { quality: 'recruit' },
  ),
  ...regiments(
    'lineInfantry',
    '1er grenadiers de la Garde, 2e grenadiers de la Garde, 1er chasseurs de la Garde, 2e chasseurs de la Garde, Fusiliers-grenadiers de la Garde, Grenadiers d’Oudinot',
    { quality: 'elite', skills: ['tacticalSense'] },
  ),
  ...regiments(
    'lightInfantry',
    '1er léger, 2e léger, 3e léger, 5e léger, 6e léger, 7e léger, 9e léger, 10e léger, 12e léger, 13e léger, 15e léger, 16e léger, 17e léger, 21e léger, 23e léger, 24e léger, 25e léger, 26e léger, Tirailleurs corses, Tirailleurs du Pô',
    { skills: ['skirmisher'] },
  ),
  ...regiments('lightInfantry', 'Voltigeurs réunis, Chasseurs des montagnes', {
    skills: ['skirmisher', 'scout'],
  }),
  ...regiments('lightInfantry', '1er voltigeurs de la Garde, Fusiliers-chasseurs de la Garde', {
    quality: 'elite',
    skills: ['skirmisher'],
  }),
  ...regiments('lightInfantry', 'Corps francs des Vosges, Francs-tireurs de Metz', {
    quality: 'recruit',
    skills: ['irregular', 'looseOrder'],
  }),
  ...regiments(
    'heavyCavalry',
    '1er cuirassiers, 2e cuirassiers, 3e cuirassiers, 4e cuirassiers, 5e cuirassiers, 6e cuirassiers, 7e cuirassiers, 8e cuirassiers, 9e cuirassiers, 10e cuirassiers, 11e cuirassiers, 12e cuirassiers, 1er carabiniers, 2e carabiniers',
    { skills: ['cuirassier'] },
  ),
  ...regiments('heavyCavalry', 'Grenadiers à cheval de la Garde', {
    quality: 'elite',
    skills: ['grandCharge'],
  }),
  ...regiments(
    'mediumCavalry',
    '1er dragons, 2e dragons, 4e dragons, 5e dragons, 6e dragons, 9e dragons, 11e dragons, 12e dragons, 13e dragons, 15e dragons, 16e dragons, 18e dragons, 20e dragons, 22e dragons, 25e dragons, 30e dragons',
  ),
  ...regiments('mediumCavalry', 'Dragons de l’Impératrice', { quality: 'elite' }),
  ...regiments(
    'lightCavalry',
    '1er hussards, 2e hussards, 3e hussards, 4e hussards, 5e hussards, 7e hussards, 8e hussards, 9e hussards, 10e hussards, 1er chasseurs à cheval, 2e chasseurs à cheval, 3e chasseurs à cheval, 5e chasseurs à cheval, 7e chasseurs à cheval, 11e chasseurs à cheval, 13e chasseurs à cheval, 16e chasseurs à cheval, 20e chasseurs à cheval',
  ),
  ...regiments(
    'lightCavalry',
    '1er chevau-légers lanciers, 2e chevau-légers lanciers, 4e chevau-légers lanciers',
    {
      skills: ['lancer'],
    },
  ),
  ...regiments('lightCavalry', 'Chasseurs à cheval de la Garde', { quality: 'elite' }),
  ...regiments('lightCavalry', 'Lanciers rouges de la Garde', { quality: 'elite', skills: ['lancer'] }),
  ...regiments('lightCavalry', 'Éclaireurs de la Garde', { skills: ['harassment'] }),
  ...regiments(
    'heavyFootBattery',
    'Batterie de 12 (1er à pied), Batterie de 12 (3e à pied), Batterie de 12 (5e à pied), Batterie de 12 (7e à pied)',
  ),
  ...regiments('heavyFootBattery', 'Artillerie à pied de la Garde', {
    quality: 'elite',
    skills: ['grandBattery'],
  }),
  ...regiments(
    'mediumFootBattery',
    'Batterie de 8 (1er à pied), Batterie de 8 (3e à pied), Batterie de 8 (5e à pied), Batterie de 8 (6e à pied), Batterie de 6 (7e à pied), Batterie de 6 (8e à pied), Batterie de 6 (9e à pied)',
  ),
  ...regiments(
    'lightHorseBattery',
    '1er d’artillerie à cheval, 2e d’artillerie à cheval, 3e d’artillerie à cheval, 4e d’artillerie à cheval, 5e d’artillerie à cheval, 6e d’artillerie à cheval',
  ),
  ...regiments('lightHorseBattery', 'Artillerie à cheval de la Garde', { quality: 'elite' }),
  ...regiments(
    'regimentalGun',
    'Pièce de 4 du 18e, Pièce de 4 du 57e, Pièce de 3 du 84e, Pièce de 3 du 105e',
  ),

  ...regiments(
    'lineInfantry',
    'Régiment de Picardie, Régiment de Champagne, Régiment de Navarre, Régiment de Piémont, Régiment de Normandie, Régiment de La Marine, Régiment de Bourbonnais, Régiment d’Auvergne, Régiment de Touraine, Régiment d’Aquitaine, Régiment de Poitou, Régiment de Provence, Régiment de Condé, Régiment de Mailly, Régiment de Brissac, Royal-Roussillon, Royal Deux-Ponts, Royal-Comtois, Régiment d’Alsace, Régiment de Löwendal',
    { ...OLD, skills: ['linearOrder'] },
  ),
  ...regiments('lineInfantry', 'Gardes françaises, Gardes suisses, Régiment du Roi', {
    ...OLD,
    quality: 'elite',
    skills: ['linearOrder'],
  }),
  ...regiments(
    'lightInfantry',
    'Arquebusiers de Grassin, Volontaires royaux, Volontaires de Clermont, Légion de Hainaut',
    {
      ...OLD,
      skills: ['skirmisher', 'irregular'],
    },
  ),
  ...regiments(
    'heavyCavalry',
    'Colonel-Général cavalerie, Royal-Allemand, Royal-Cravates, Royal-Étranger, Royal-Piémont, Royal-Pologne, Bourbon-Busset cavalerie, Penthièvre cavalerie',
    OLD,
  ),
  ...regiments('heavyCavalry', 'Cuirassiers du Roi', { ...OLD, skills: ['cuirassier'] }),
  ...regiments('heavyCavalry', 'Gendarmerie de France, Gardes du corps du Roi', {
    ...OLD,
    quality: 'elite',
    skills: ['impetuous'],
  }),
  ...regiments(
    'mediumCavalry',
    'Colonel-Général dragons, Mestre de camp dragons, La Reine dragons, Dauphin dragons, Orléans dragons, Caraman dragons, Apchon dragons',
    OLD,
  ),
  ...regiments(
    'lightCavalry',
    'Bercheny hussards, Chamborant hussards, Esterhazy hussards, Turpin hussards, Fischer chasseurs',
    OLD,
  ),
  ...regiments('heavyFootBattery', 'Royal-Artillerie (pièces de 16), Royal-Artillerie (pièces de 12)', OLD),
  ...regiments(
    'mediumFootBattery',
    'Royal-Artillerie (pièces de 8), Brigade de Chabrié, Brigade de Villepatour',
    OLD,
  ),
  ...regiments(
    'regimentalGun',
    'Pièce à la suédoise (Picardie), Pièce à la suédoise (Champagne), Pièce à la suédoise (Navarre), Pièce à la suédoise (Piémont)',
    OLD,
  ),
];
