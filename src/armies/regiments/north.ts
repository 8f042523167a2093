/** The regiments of the Netherlands, of Sweden and of Poland. */
import { regiments } from './regiment.ts';

const OLD = { century: 'eighteenth' } as const;

export const NETHERLANDS = [
  ...regiments(
    'lineInfantry',
    '1e Bataljon Infanterie, 2e Bataljon Infanterie, 3e Bataljon Infanterie, 6e Bataljon Infanterie, 7e Bataljon Infanterie, 12e Bataljon Infanterie, 13e Bataljon Infanterie, 14e Bataljon Infanterie',
  ),
  ...regiments(
    'lineInfantry',
    '5e Bataljon Nationale Militie, 7e Bataljon Nationale Militie, 8e Bataljon Nationale Militie, 10e Bataljon Nationale Militie, 17e Bataljon Nationale Militie, 19e Bataljon Nationale Militie',
    {
      quality: 'recruit',
    },
  ),
  ...regiments('lineInfantry', 'Garde Grenadiers', { quality: 'elite' }),
  ...regiments(
    'lightInfantry',
    '16e Bataljon Jagers, 18e Bataljon Jagers, 27e Bataljon Jagers, 35e Bataljon Jagers, 36e Bataljon Jagers',
    {
      skills: ['skirmisher'],
    },
  ),
  ...regiments('heavyCavalry', '1e Karabiniers, 2e Karabiniers, 3e Karabiniers'),
  ...regiments('mediumCavalry', '4e Lichte Dragonders, 5e Lichte Dragonders'),
  ...regiments('lightCavalry', '6e Huzaren, 8e Huzaren'),
  ...regiments('heavyFootBattery', 'Batterij Du Bois (twaalfponders)'),
  ...regiments('mediumFootBattery', 'Voetbatterij Stevenart, Voetbatterij Lux, Voetbatterij Kaempfer'),
  ...regiments(
    'lightHorseBattery',
    'Rijdende Batterij Bijleveld, Rijdende Batterij Krahmer de Bichin, Rijdende Batterij Petter, Rijdende Batterij van Pittius',
  ),
  ...regiments(
    'lineInfantry',
    'Regiment Oranje-Gelderland, Regiment Oranje-Friesland, Regiment van Aylva, Regiment Smissaert, Regiment Sturler, Regiment van Waldeck',
    {
      ...OLD,
      skills: ['linearOrder'],
    },
  ),
  ...regiments('lineInfantry', 'Hollandse Gardes te Voet', {
    ...OLD,
    quality: 'elite',
    skills: ['linearOrder'],
  }),
  ...regiments('heavyCavalry', 'Regiment Schagen, Regiment Ginkel, Karabiniers van Hessen-Homburg', OLD),
];

export const SWEDEN = [
  ...regiments(
    'lineInfantry',
    'Upplands regemente, Skaraborgs regemente, Södermanlands regemente, Kronobergs regemente, Jönköpings regemente, Dalregementet, Östgöta regemente, Hälsinge regemente, Älvsborgs regemente, Västmanlands regemente, Västerbottens regemente, Kalmar regemente, Närkes regemente, Värmlands regemente',
  ),
  ...regiments('lineInfantry', 'Svea livgarde, Göta livgarde, Livgrenadjärerna', { quality: 'elite' }),
  ...regiments('lineInfantry', 'Lantvärnet', { quality: 'recruit' }),
  ...regiments(
    'lightInfantry',
    'Värmlands fältjägare, Jämtlands fältjägare, Savolax jägare, Karelska jägare, Nylands jägare',
    { skills: ['skirmisher'] },
  ),
  ...regiments('heavyCavalry', 'Livregementets kyrassiärer'),
  ...regiments('heavyCavalry', 'Livgardet till häst', { quality: 'elite' }),
  ...regiments(
    'mediumCavalry',
    'Skånska karabinjärerna, Smålands dragoner, Skånska dragonerna, Livregementets dragoner, Nylands dragoner',
  ),
  ...regiments('lightCavalry', 'Mörnerska husarregementet, Skånska husarerna, Livregementets husarer'),
  ...regiments('heavyFootBattery', 'Svea artilleri tolvpundiga, Wendes artilleri tolvpundiga'),
  ...regiments(
    'mediumFootBattery',
    'Svea artilleri sexpundiga, Göta artilleri sexpundiga, Wendes artilleri sexpundiga',
  ),
  ...regiments('lightHorseBattery', 'Wendes ridande batteri, Ridande batteri Cardell'),
  ...regiments('regimentalGun', 'Trepundig kanon (Savolax), Trepundig kanon (Österbotten)'),
  ...regiments(
    'lineInfantry',
    'Åbo läns regemente, Björneborgs regemente, Österbottens regemente, Tavastehus regemente, Nylands regemente, Savolax regemente',
    {
      ...OLD,
      skills: ['linearOrder'],
    },
  ),
  ...regiments('lightCavalry', 'Blå husarregementet, Gula husarregementet', OLD),
];

export const POLAND = [
  ...regiments(
    'lineInfantry',
    '1 Pułk Piechoty, 2 Pułk Piechoty, 3 Pułk Piechoty, 6 Pułk Piechoty, 8 Pułk Piechoty, 12 Pułk Piechoty, 13 Pułk Piechoty, 14 Pułk Piechoty, 15 Pułk Piechoty, 16 Pułk Piechoty, 17 Pułk Piechoty',
  ),
  ...regiments('lineInfantry', '4 Pułk Piechoty, 7 Pułk Piechoty, 9 Pułk Piechoty', {
    skills: ['impetuous'],
  }),
  ...regiments('lineInfantry', '18 Pułk Piechoty, 20 Pułk Piechoty, 21 Pułk Piechoty', {
    quality: 'recruit',
  }),
  ...regiments('lineInfantry', 'Legia Nadwiślańska', { quality: 'elite', skills: ['impetuous'] }),
  ...regiments('lineInfantry', 'Kosynierzy krakowscy, Kosynierzy kieleccy', {
    quality: 'recruit',
    skills: ['irregular', 'warrior', 'impetuous'],
  }),
  ...regiments(
    'lightInfantry',
    '5 Pułk Piechoty (woltyżerowie), Strzelcy celni, Strzelcy litewscy, Woltyżerowie zbiorczy',
    { skills: ['skirmisher'] },
  ),
  ...regiments('lightInfantry', 'Strzelcy kurpiowscy', { skills: ['irregular', 'looseOrder'] }),
  ...regiments('heavyCavalry', '14 Pułk Kirasjerów', { skills: ['cuirassier'] }),
  ...regiments('mediumCavalry', 'Kawaleria Narodowa, Pułk Przedniej Straży', { skills: ['impetuous'] }),
  ...regiments(
    'lightCavalry',
    '2 Pułk Ułanów, 3 Pułk Ułanów, 6 Pułk Ułanów, 7 Pułk Ułanów, 8 Pułk Ułanów, 9 Pułk Ułanów, 11 Pułk Ułanów, 12 Pułk Ułanów, 15 Pułk Ułanów, 16 Pułk Ułanów, Ułani nadwiślańscy',
    {
      skills: ['lancer'],
    },
  ),
  ...regiments(
    'lightCavalry',
    '1 Pułk Strzelców Konnych, 4 Pułk Strzelców Konnych, 5 Pułk Strzelców Konnych, 10 Pułk Huzarów, 13 Pułk Huzarów',
  ),
  ...regiments('lightCavalry', 'Szwoleżerowie Gwardii', {
    quality: 'elite',
    skills: ['lancer', 'impetuous'],
  }),
  ...regiments('lightCavalry', 'Krakusi', { skills: ['harassment', 'irregular'] }),
  ...regiments('heavyFootBattery', 'Bateria dwunastofuntowa Górskiego'),
  ...regiments(
    'mediumFootBattery',
    'Artyleria piesza Uszyńskiego, Artyleria piesza Bujalskiego, Artyleria piesza Lewandowskiego',
  ),
  ...regiments('lightHorseBattery', 'Artyleria konna Potockiego, Artyleria konna Sołtyka'),
  ...regiments('regimentalGun', 'Działo pułkowe 2 pułku, Działo pułkowe 8 pułku'),
  ...regiments(
    'lineInfantry',
    'Regiment Działyńskich, Regiment Wodzickiego, Regiment Raczyńskiego, Regiment Ożarowskiego',
    {
      ...OLD,
      skills: ['linearOrder'],
    },
  ),
];
