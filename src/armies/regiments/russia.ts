/** The regiments of Russia, in Latin letters. */
import { regiments } from './regiment.ts';

const OLD = { century: 'eighteenth' } as const;

export const RUSSIA = [
  ...regiments(
    'lineInfantry',
    'Tobolskij polk, Vilenskij polk, Odesskij polk, Tarnopolskij polk, Simbirskij polk, Smolenskij polk, Narvskij polk, Ladozhskij polk, Poltavskij polk, Nizhegorodskij polk, Orlovskij polk, Butyrskij polk, Tomskij polk, Ufimskij polk, Shirvanskij polk, Kremenchugskij polk, Minskij polk, Volynskij polk, Murmanskij polk, Revelskij polk, Chernigovskij polk, Polotskij polk, Permskij polk, Mogilevskij polk',
    { skills: ['tenacious'] },
  ),
  ...regiments('lineInfantry', 'Moskovskij polk, Pskovskij polk, Libavskij polk, Sofijskij polk', {
    skills: ['tenacious', 'largeBattalion'],
  }),
  ...regiments(
    'lineInfantry',
    'Pavlovskie grenadery, Lejb-grenadery, Lejb-gvardii Semenovskij polk, Lejb-gvardii Preobrazhenskij polk, Lejb-gvardii Litovskij polk, Lejb-gvardii Izmajlovskij polk',
    {
      quality: 'elite',
      skills: ['tenacious'],
    },
  ),
  ...regiments(
    'lineInfantry',
    'Moskovskoe opolchenie, Smolenskoe opolchenie, Peterburgskoe opolchenie, Tverskoe opolchenie',
    {
      quality: 'recruit',
      skills: ['irregular', 'obsoleteFirearm'],
    },
  ),
  ...regiments(
    'lightInfantry',
    '1-j egerskij, 4-j egerskij, 5-j egerskij, 6-j egerskij, 11-j egerskij, 18-j egerskij, 19-j egerskij, 20-j egerskij, 21-j egerskij, 33-j egerskij, 41-j egerskij, 49-j egerskij',
    {
      skills: ['skirmisher'],
    },
  ),
  ...regiments('lightInfantry', 'Lejb-gvardii Egerskij polk, Lejb-gvardii Finlyandskij polk', {
    quality: 'elite',
    skills: ['skirmisher'],
  }),
  ...regiments('lightInfantry', 'Bashkirskie strelki', {
    quality: 'recruit',
    skills: ['irregular', 'looseOrder', 'obsoleteFirearm'],
  }),
  ...regiments(
    'heavyCavalry',
    'Ekaterinoslavskie kirasiry, Astrakhanskie kirasiry, Glukhovskie kirasiry, Malorossijskie kirasiry, Novgorodskie kirasiry, Pskovskie kirasiry',
    {
      skills: ['cuirassier'],
    },
  ),
  ...regiments('heavyCavalry', 'Kavalergardskij polk, Lejb-gvardii Konnyj polk', {
    quality: 'elite',
    skills: ['cuirassier'],
  }),
  ...regiments(
    'mediumCavalry',
    'Peterburgskie draguny, Moskovskie draguny, Kievskie draguny, Novorossijskie draguny, Kharkovskie draguny, Kurlyandskie draguny, Kargopolskie draguny, Ingermanlandskie draguny, Sibirskie draguny',
  ),
  ...regiments(
    'lightCavalry',
    'Sumskie gusary, Izyumskie gusary, Akhtyrskie gusary, Mariupolskie gusary, Pavlogradskie gusary, Elisavetgradskie gusary, Grodnenskie gusary',
  ),
  ...regiments('lightCavalry', 'Polskie ulany, Litovskie ulany, Chuguevskie ulany, Tatarskie ulany', {
    skills: ['lancer'],
  }),
  ...regiments('lightCavalry', 'Lejb-gvardii Gusarskij polk', { quality: 'elite' }),
  ...regiments(
    'lightCavalry',
    'Kazaki Platova, Kazaki Ilovajskogo, Kazaki Denisova, Kazaki Karpova, Kazaki Vlasova, Kazaki Kutejnikova',
    {
      skills: ['harassment', 'irregular'],
    },
  ),
  ...regiments('lightCavalry', 'Lejb-gvardii Kazachij polk', {
    quality: 'elite',
    skills: ['lancer', 'harassment'],
  }),
  ...regiments('lightCavalry', 'Bashkiry, Kalmyki', {
    quality: 'recruit',
    skills: ['harassment', 'irregular'],
  }),
  ...regiments(
    'heavyFootBattery',
    '1-ya batarejnaja rota, 2-ya batarejnaja rota, 3-ya batarejnaja rota, 11-ya batarejnaja rota, 17-ya batarejnaja rota, 26-ya batarejnaja rota',
    {
      skills: ['grandBattery'],
    },
  ),
  ...regiments(
    'mediumFootBattery',
    '12-ya legkaja rota, 32-ya legkaja rota, 33-ya legkaja rota, 45-ya legkaja rota, 46-ya legkaja rota, 47-ya legkaja rota',
  ),
  ...regiments(
    'lightHorseBattery',
    '2-ya konnaja rota, 4-ya konnaja rota, 5-ya konnaja rota, 7-ya konnaja rota, 8-ya konnaja rota',
  ),
  ...regiments(
    'regimentalGun',
    'Edinorog Tobolskogo polka, Edinorog Odesskogo polka, Edinorog Narvskogo polka',
  ),

  ...regiments(
    'lineInfantry',
    'Apsheronskij polk, Azovskij polk, Belozerskij polk, Voronezhskij polk, Kazanskij polk, Kievskij polk, Kegsgolmskij polk, Ladogskij polk, Muromskij polk, Nevskij polk, Permskij mushketery, Ryazanskij polk, Rostovskij polk, Troitskij polk, Vologodskij polk, Vyborgskij polk',
    { ...OLD, skills: ['linearOrder', 'tenacious'] },
  ),
  ...regiments('lineInfantry', '1-j grenaderskij polk, 3-j grenaderskij polk, Observatsionnyj korpus', {
    ...OLD,
    quality: 'elite',
    skills: ['linearOrder', 'tenacious'],
  }),
  ...regiments('lightInfantry', 'Egera Rumyantseva, Lifliandskie egera', { ...OLD, skills: ['skirmisher'] }),
  ...regiments(
    'heavyCavalry',
    'Kirasiry Ego Vysochestva, Kievskie kirasiry, Kazanskie kirasiry, Novotroitskie kirasiry',
    {
      ...OLD,
      skills: ['halfCuirass'],
    },
  ),
  ...regiments(
    'mediumCavalry',
    'Konno-grenadery Ryazanskie, Konno-grenadery Permskie, Tobolskie draguny, Arkhangelogorodskie draguny, Nizhegorodskie draguny',
    OLD,
  ),
  ...regiments(
    'lightCavalry',
    'Serbskij gusarskij polk, Vengerskij gusarskij polk, Gruzinskij gusarskij polk',
    OLD,
  ),
  ...regiments('lightCavalry', 'Donskie kazaki Krasnoshchekova, Chuguevskie kazaki, Slobodskie kazaki', {
    ...OLD,
    skills: ['harassment', 'irregular'],
  }),
  ...regiments('heavyFootBattery', 'Shuvalovskie edinorogi', { ...OLD, skills: ['grandBattery'] }),
  ...regiments(
    'mediumFootBattery',
    'Sekretnye gaubitsy, Polevaja artilleriya Borozdina, Polevaja artilleriya Glebova',
    OLD,
  ),
  ...regiments(
    'regimentalGun',
    'Polkovaja pushka (Apsheronskij), Polkovaja pushka (Kazanskij), Polkovaja pushka (Kievskij)',
    OLD,
  ),
];
