/** The regiments of Austria. */
import { regiments } from './regiment.ts';

const OLD = { century: 'eighteenth' } as const;

export const AUSTRIA = [
  ...regiments(
    'lineInfantry',
    'IR 1 Kaiser Franz, IR 2 Hiller, IR 3 Erzherzog Karl, IR 7 Schröder, IR 8 Erzherzog Ludwig, IR 9 Czartoryski, IR 10 Anton Mittrowsky, IR 11 Erzherzog Rainer, IR 14 Klebek, IR 15 Zach, IR 17 Reuß-Plauen, IR 18 d’Aspre, IR 20 Kaunitz, IR 21 Rohan, IR 22 Koburg, IR 25 Zedtwitz, IR 28 Frelich, IR 29 Lindenau, IR 35 Argenteau, IR 36 Kolowrat, IR 42 Erbach, IR 44 Bellegarde, IR 47 Vogelsang, IR 49 Kerpen, IR 54 Froon',
  ),
  ...regiments(
    'lineInfantry',
    'IR 19 Alvinczy, IR 31 Benjowsky, IR 32 Esterházy, IR 33 Sztáray, IR 39 Duka, IR 51 Splényi, IR 60 Gyulai',
    {
      skills: ['largeBattalion'],
    },
  ),
  ...regiments('lineInfantry', 'IR 4 Deutschmeister', { skills: ['tenacious'] }),
  ...regiments('lineInfantry', 'Grenadiere Scovaud, Grenadiere Puteani, Grenadiere Hahn, Grenadiere Georgy', {
    quality: 'elite',
    skills: ['tenacious'],
  }),
  ...regiments(
    'lineInfantry',
    'Wiener Landwehr, Mährische Landwehr, Böhmische Landwehr, Steirische Landwehr, Unter-Enns-Landwehr',
    {
      quality: 'recruit',
      skills: ['irregular'],
    },
  ),
  ...regiments(
    'lightInfantry',
    '1. Jägerbataillon, 2. Jägerbataillon, 3. Jägerbataillon, 5. Jägerbataillon, 7. Jägerbataillon, 8. Jägerbataillon',
    {
      skills: ['skirmisher'],
    },
  ),
  ...regiments(
    'lightInfantry',
    'Gradiskaner Grenzer, Broder Grenzer, Peterwardeiner Grenzer, Deutschbanater Grenzer, Wallachisch-Illyrische Grenzer, St. Georger Grenzer',
    {
      skills: ['skirmisher', 'irregular'],
    },
  ),
  ...regiments('lightInfantry', '1. Wiener Freiwillige, 4. Wiener Freiwillige', { skills: ['skirmisher'] }),
  ...regiments('lightInfantry', 'Tiroler Landesschützen', {
    quality: 'recruit',
    skills: ['irregular', 'looseOrder'],
  }),
  ...regiments(
    'heavyCavalry',
    'Kürassiere Kaiser, Kürassiere Erzherzog Franz, Kürassiere Herzog Albert, Kürassiere Kronprinz, Kürassiere Hohenzollern, Kürassiere Liechtenstein, Kürassiere Sommariva, Kürassiere Gottesheim',
    {
      skills: ['halfCuirass'],
    },
  ),
  ...regiments(
    'mediumCavalry',
    'Dragoner Erzherzog Johann, Dragoner Levenehr, Dragoner Württemberg, Dragoner Savoyen, Dragoner Knesevich, Dragoner Riesch',
  ),
  ...regiments(
    'lightCavalry',
    'Husaren Kienmayer, Husaren Hessen-Homburg, Husaren Blankenstein, Husaren Radetzky, Husaren Stipsicz, Husaren Liechtenstein, Chevaulegers Klenau, Chevaulegers Vincent, Chevaulegers O’Reilly, Chevaulegers Rosenberg',
  ),
  ...regiments('lightCavalry', 'Ulanen Merveldt, Ulanen Schwarzenberg, Ulanen Erzherzog Karl', {
    skills: ['lancer'],
  }),
  ...regiments('lightCavalry', 'Insurrektions-Husaren', { quality: 'recruit', skills: ['irregular'] }),
  ...regiments(
    'heavyFootBattery',
    'Positionsbatterie Zwölfpfünder, Positionsbatterie des I. Korps, Positionsbatterie des II. Korps, Positionsbatterie der Reserve',
  ),
  ...regiments(
    'mediumFootBattery',
    'Brigadebatterie Sechspfünder, Brigadebatterie Hohenfeld, Brigadebatterie Buresch, Brigadebatterie Reinhard, Positionsbatterie Sechspfünder',
  ),
  ...regiments(
    'lightHorseBattery',
    'Kavalleriebatterie Nr. 1, Kavalleriebatterie Nr. 2, Kavalleriebatterie Nr. 3, Kavalleriebatterie Nr. 4',
  ),
  ...regiments('regimentalGun', 'Dreipfünder der Grenzer, Dreipfünder (IR 42), Dreipfünder (IR 47)'),

  ...regiments(
    'lineInfantry',
    'Regiment Baden-Durlach, Regiment Browne, Regiment Batthyány, Regiment Botta, Regiment Erzherzog Karl, Regiment Harsch, Regiment Harrach, Regiment Hildburghausen, Regiment Kheul, Regiment Kolowrat, Regiment Königsegg, Regiment Lacy, Regiment Loudon, Regiment Neipperg, Regiment Sincère, Regiment Starhemberg, Regiment Waldeck, Regiment Wied',
    { ...OLD, skills: ['linearOrder'] },
  ),
  ...regiments('lineInfantry', 'Regiment Deutschmeister, Roth-Würzburg', {
    ...OLD,
    quality: 'elite',
    skills: ['linearOrder', 'tenacious'],
  }),
  ...regiments(
    'lightInfantry',
    'Karlstädter Likaner, Karlstädter Oguliner, Warasdiner Kreuzer, Slavonische Broder, Banal-Grenzer',
    {
      ...OLD,
      skills: ['skirmisher', 'irregular'],
    },
  ),
  ...regiments('lightInfantry', 'Trenck-Panduren', { ...OLD, skills: ['irregular', 'looseOrder'] }),
  ...regiments(
    'heavyCavalry',
    'Kürassiere Buccow, Kürassiere Trautmannsdorf, Kürassiere Schmerzing, Kürassiere Serbelloni, Kürassiere Anhalt-Zerbst, Kürassiere Stampach, Kürassiere Portugal',
    {
      ...OLD,
      skills: ['halfCuirass'],
    },
  ),
  ...regiments(
    'mediumCavalry',
    'Dragoner Savoyen (Eugen), Dragoner Darmstadt, Dragoner Batthyány, Dragoner Zweibrücken, Dragoner Jung-Modena',
    OLD,
  ),
  ...regiments('mediumCavalry', 'Dragoner de Ligne', { ...OLD, quality: 'elite' }),
  ...regiments(
    'lightCavalry',
    'Husaren Nádasdy, Husaren Hadik, Husaren Baranyay, Husaren Kálnoky, Husaren Esterházy, Husaren Széchenyi',
    OLD,
  ),
  ...regiments('heavyFootBattery', 'Zwölfpfünder Liechtenstein, Feldartillerie-Hauptkorps', OLD),
  ...regiments(
    'mediumFootBattery',
    'Sechspfünder Liechtenstein, Siebenpfündige Haubitzen, Böhmische Artilleriekompanie',
    OLD,
  ),
  ...regiments(
    'regimentalGun',
    'Dreipfünder (Baden-Durlach), Dreipfünder (Harsch), Dreipfünder (Loudon), Dreipfünder (Wied)',
    OLD,
  ),
];
