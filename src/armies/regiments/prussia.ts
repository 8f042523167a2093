/** The regiments of Prussia. */
import { regiments } from './regiment.ts';

const OLD = { century: 'eighteenth' } as const;

export const PRUSSIA = [
  ...regiments(
    'lineInfantry',
    '1. Ostpreußisches Regiment, 2. Ostpreußisches Regiment, 3. Ostpreußisches Regiment, 4. Ostpreußisches Regiment, 1. Pommersches Regiment, Kolbergsches Regiment, 1. Westpreußisches Regiment, 2. Westpreußisches Regiment, 1. Schlesisches Regiment, 2. Schlesisches Regiment, Brandenburgisches Regiment, 14. Infanterie-Regiment, 15. Infanterie-Regiment, 18. Infanterie-Regiment, 25. Infanterie-Regiment, 28. Infanterie-Regiment, 29. Infanterie-Regiment',
  ),
  ...regiments('lineInfantry', 'Leib-Infanterie-Regiment', { skills: ['tacticalSense'] }),
  ...regiments(
    'lineInfantry',
    '2. Kurmärkische Landwehr, 3. Kurmärkische Landwehr, 4. Kurmärkische Landwehr, 1. Pommersche Landwehr, 1. Westfälische Landwehr, 3. Westfälische Landwehr, 1. Elb-Landwehr, 5. Schlesische Landwehr, 13. Schlesische Landwehr, 2. Neumärkische Landwehr',
    { quality: 'recruit' },
  ),
  ...regiments(
    'lineInfantry',
    '1. Garde-Regiment zu Fuß, 2. Garde-Regiment zu Fuß, Kaiser-Alexander-Grenadiere, Kaiser-Franz-Grenadiere',
    {
      quality: 'elite',
    },
  ),
  ...regiments(
    'lightInfantry',
    'Füsilier-Bataillon Ostpreußen, Füsilier-Bataillon Pommern, Füsilier-Bataillon Kolberg, Füsilier-Bataillon Schlesien, Füsilier-Bataillon Brandenburg, Lützowsches Freikorps',
    {
      skills: ['skirmisher'],
    },
  ),
  ...regiments(
    'lightInfantry',
    'Schlesisches Schützen-Bataillon, Ostpreußisches Jäger-Bataillon, Freiwillige Jäger',
    {
      skills: ['skirmisher', 'scout'],
    },
  ),
  ...regiments('lightInfantry', 'Garde-Jäger-Bataillon', {
    quality: 'elite',
    skills: ['skirmisher', 'scout'],
  }),
  ...regiments(
    'heavyCavalry',
    'Schlesisches Kürassier-Regiment, Ostpreußisches Kürassier-Regiment, Brandenburgische Kürassiere',
    {
      skills: ['grandCharge'],
    },
  ),
  ...regiments('heavyCavalry', 'Regiment der Gardes du Corps', { quality: 'elite', skills: ['grandCharge'] }),
  ...regiments(
    'mediumCavalry',
    'Königin-Dragoner, Litauisches Dragoner-Regiment, 2. Westpreußische Dragoner, Neumärkisches Dragoner-Regiment, Brandenburgische Dragoner',
  ),
  ...regiments(
    'lightCavalry',
    '1. Leib-Husaren, 2. Leib-Husaren, Brandenburgische Husaren, Pommersche Husaren, 1. Schlesische Husaren, 2. Schlesische Husaren, 8. Husaren-Regiment',
  ),
  ...regiments(
    'lightCavalry',
    'Westpreußische Ulanen, Schlesische Ulanen, Brandenburgische Ulanen, 6. Ulanen-Regiment',
    {
      skills: ['lancer'],
    },
  ),
  ...regiments(
    'lightCavalry',
    'Kurmärkische Landwehr-Kavallerie, Elb-Landwehr-Kavallerie, Schlesische Landwehr-Kavallerie',
    {
      quality: 'recruit',
      skills: ['lancer'],
    },
  ),
  ...regiments(
    'heavyFootBattery',
    '12pfündige Batterie Nr. 3, 12pfündige Batterie Nr. 4, 12pfündige Batterie Nr. 6, 12pfündige Batterie Nr. 13',
  ),
  ...regiments(
    'mediumFootBattery',
    '6pfündige Batterie Nr. 2, 6pfündige Batterie Nr. 5, 6pfündige Batterie Nr. 10, 6pfündige Batterie Nr. 14, 6pfündige Batterie Nr. 34',
  ),
  ...regiments(
    'lightHorseBattery',
    'Reitende Batterie Nr. 2, Reitende Batterie Nr. 6, Reitende Batterie Nr. 7, Reitende Batterie Nr. 10, Reitende Batterie Nr. 11',
  ),
  ...regiments('regimentalGun', 'Dreipfünder (Rüchel), Dreipfünder (Schöning), Dreipfünder (Courbière)'),

  ...regiments(
    'lineInfantry',
    'Regiment Itzenplitz, Regiment Anhalt, Regiment Bevern, Regiment Forcade, Regiment Kalckstein, Regiment Manteuffel, Regiment Lestwitz, Regiment Markgraf Karl, Regiment Meyerinck, Regiment Schwerin, Regiment Winterfeldt, Regiment Alt-Braunschweig, Regiment Jung-Braunschweig, Regiment Prinz Ferdinand, Regiment Rüchel, Regiment Schöning, Regiment Möllendorff, Regiment Kleist',
    { ...OLD, skills: ['linearOrder', 'controlledFire'] },
  ),
  ...regiments('lineInfantry', 'Garnison-Regiment Lattorff, Garnison-Regiment Lange, Regiment Wunsch', {
    ...OLD,
    quality: 'recruit',
    skills: ['linearOrder'],
  }),
  ...regiments(
    'lineInfantry',
    'Grenadier-Garde Retzow, Leibgarde-Bataillon, Grenadier-Bataillon Wedell, Grenadier-Bataillon Kremzow',
    {
      ...OLD,
      quality: 'elite',
      skills: ['linearOrder', 'controlledFire'],
    },
  ),
  ...regiments(
    'lightInfantry',
    'Freibataillon Mayr, Freibataillon Le Noble, Freibataillon Angelelli, Freibataillon Salenmon',
    {
      ...OLD,
      skills: ['skirmisher', 'irregular'],
    },
  ),
  ...regiments('lightInfantry', 'Feldjäger zu Fuß', { ...OLD, skills: ['skirmisher', 'scout'] }),
  ...regiments(
    'heavyCavalry',
    'Leib-Kürassiere, Kürassiere Prinz von Preußen, Kürassiere Driesen, Kürassiere Schönaich, Kürassiere Markgraf Friedrich, Kürassiere Kyau, Kürassiere Gessler',
    {
      ...OLD,
      skills: ['halfCuirass'],
    },
  ),
  ...regiments('heavyCavalry', 'Kürassiere Seydlitz, Garde du Corps', {
    ...OLD,
    quality: 'elite',
    skills: ['halfCuirass', 'grandCharge'],
  }),
  ...regiments(
    'mediumCavalry',
    'Dragoner Bayreuth, Dragoner Normann, Dragoner Czettritz, Dragoner Prinz von Württemberg, Dragoner Stechow, Dragoner Finckenstein',
    OLD,
  ),
  ...regiments(
    'lightCavalry',
    'Husaren Zieten, Husaren Puttkamer, Husaren Malachowski, Husaren Szekely, Schwarze Husaren Ruesch, Grüne Husaren Kleist',
    OLD,
  ),
  ...regiments('lightCavalry', 'Bosniaken', { ...OLD, skills: ['lancer'] }),
  ...regiments('heavyFootBattery', 'Batterie Brummer, Zwölfpfünder der Linie', OLD),
  ...regiments(
    'mediumFootBattery',
    'Mittlere Zwölfpfünder, Haubitz-Batterie Dieskau, Sechspfünder Moller',
    OLD,
  ),
  ...regiments('lightHorseBattery', 'Reitende Artillerie (1759)', OLD),
  ...regiments(
    'regimentalGun',
    'Bataillonsgeschütz (Itzenplitz), Bataillonsgeschütz (Bevern), Bataillonsgeschütz (Forcade), Bataillonsgeschütz (Anhalt)',
    OLD,
  ),
];
