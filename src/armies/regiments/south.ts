/** The regiments of the Peninsula, of Italy and of the Sublime Porte. */
import { regiments } from './regiment.ts';

const OLD = { century: 'eighteenth' } as const;

export const SPAIN = [
  ...regiments(
    'lineInfantry',
    'Regimiento de África, Regimiento de Burgos, Regimiento de Cantabria, Regimiento de Córdoba, Regimiento de Guadalajara, Regimiento de Irlanda, Regimiento de Jaén, Regimiento de la Corona, Regimiento de Murcia, Regimiento de la Princesa, Regimiento de la Reina, Regimiento del Rey, Regimiento de Sevilla, Regimiento de Toledo, Regimiento de Zaragoza, Regimiento de Zamora',
  ),
  ...regiments('lineInfantry', 'Suizos de Reding, Suizos de Kayser', { skills: ['tenacious'] }),
  ...regiments('lineInfantry', 'Reales Guardias Españolas, Reales Guardias Walonas', { quality: 'elite' }),
  ...regiments(
    'lineInfantry',
    'Milicias de Jaén, Milicias de Bujalance, Milicias de Ronda, Voluntarios de Madrid, Fernando VII',
    {
      quality: 'recruit',
    },
  ),
  ...regiments('lineInfantry', 'Somatenes de Manresa, Paisanos de Zaragoza', {
    quality: 'recruit',
    skills: ['irregular', 'tenacious'],
  }),
  ...regiments(
    'lightInfantry',
    'Tiradores de Doyle, Voluntarios de Aragón, Voluntarios de Cataluña, Voluntarios de Gerona, Voluntarios de Navarra, Cazadores de Barbastro',
    {
      skills: ['skirmisher'],
    },
  ),
  ...regiments(
    'lightInfantry',
    'Guerrilla de Mina, Guerrilla de Porlier, Guerrilla de Longa, Migueletes de Lérida',
    {
      skills: ['irregular', 'looseOrder'],
    },
  ),
  ...regiments(
    'heavyCavalry',
    'Caballería del Rey, Caballería del Príncipe, Caballería de Borbón, Caballería de España, Caballería de Farnesio',
  ),
  ...regiments('heavyCavalry', 'Coraceros españoles', { skills: ['cuirassier'] }),
  ...regiments(
    'mediumCavalry',
    'Dragones del Rey, Dragones de la Reina, Dragones de Almansa, Dragones de Pavía, Dragones de Villaviciosa, Dragones de Sagunto, Dragones de Numancia',
  ),
  ...regiments(
    'lightCavalry',
    'Húsares de María Luisa, Húsares Españoles, Cazadores de Olivenza, Voluntarios de España',
  ),
  ...regiments('lightCavalry', 'Garrochistas de Jerez, Lanceros de Castilla', {
    skills: ['lancer', 'irregular'],
  }),
  ...regiments('lightCavalry', 'Guerrilla de El Empecinado, Guerrilla de Julián Sánchez', {
    skills: ['harassment', 'irregular'],
  }),
  ...regiments(
    'heavyFootBattery',
    'Artillería de a 12 (1er regimiento), Artillería de a 12 (3er regimiento)',
  ),
  ...regiments(
    'mediumFootBattery',
    'Artillería de a 8 (1er regimiento), Artillería de a 8 (2º regimiento), Artillería de a 8 (4º regimiento)',
  ),
  ...regiments('lightHorseBattery', 'Artillería a caballo (1º), Artillería a caballo (3º)'),
  ...regiments('regimentalGun', 'Pieza de a 4 (Irlanda), Pieza de a 4 (la Corona)'),
  ...regiments(
    'lineInfantry',
    'Regimiento de Castilla, Regimiento de Galicia, Regimiento de Saboya, Regimiento de Soria, Regimiento de Lombardía, Regimiento de Nápoles, Regimiento de Hibernia, Regimiento de Flandes',
    {
      ...OLD,
      skills: ['linearOrder'],
    },
  ),
];

export const PORTUGAL = [
  ...regiments(
    'lineInfantry',
    '1.º de Linha (Lippe), 2.º de Linha (Lagos), 3.º de Linha (Olivença), 4.º de Linha (Freire), 6.º de Linha (Porto), 7.º de Linha (Setúbal), 8.º de Linha (Castelo de Vide), 9.º de Linha (Viana), 10.º de Linha (Lisboa), 11.º de Linha (Penamacor), 14.º de Linha (Tavira), 15.º de Linha (Olivença), 16.º de Linha (Vieira Teles), 18.º de Linha (Porto), 19.º de Linha (Cascais), 21.º de Linha (Valença), 23.º de Linha (Almeida)',
  ),
  ...regiments(
    'lineInfantry',
    'Milícia de Coimbra, Milícia de Tondela, Milícia de Aveiro, Leal Legião Lusitana',
    { quality: 'recruit' },
  ),
  ...regiments('lineInfantry', 'Ordenanças do Minho', {
    quality: 'recruit',
    skills: ['irregular', 'obsoleteFirearm'],
  }),
  ...regiments(
    'lightInfantry',
    '1.º de Caçadores, 2.º de Caçadores, 3.º de Caçadores, 4.º de Caçadores, 6.º de Caçadores, 7.º de Caçadores, 8.º de Caçadores',
    {
      skills: ['skirmisher'],
    },
  ),
  ...regiments('lightInfantry', '5.º de Caçadores, 11.º de Caçadores', { skills: ['skirmisher', 'scout'] }),
  ...regiments(
    'mediumCavalry',
    '1.º de Cavalaria (Alcântara), 4.º de Cavalaria (Mecklemburgo), 6.º de Cavalaria (Bragança), 10.º de Cavalaria (Santarém), 11.º de Cavalaria (Almeida), 12.º de Cavalaria (Miranda)',
  ),
  ...regiments('heavyFootBattery', 'Artilharia de 9 (1.º regimento), Artilharia de 9 (2.º regimento)'),
  ...regiments(
    'mediumFootBattery',
    'Brigada von der Decken, Brigada Arriaga, Artilharia de 6 (3.º regimento), Artilharia de 6 (4.º regimento)',
  ),
  ...regiments('regimentalGun', 'Peça de 3 (Almeida), Peça de 3 (Lippe)'),
  ...regiments(
    'lineInfantry',
    'Regimento de Cascais, Regimento de Setúbal, Regimento de Peniche, Regimento de Elvas, Regimento de Lagos',
    {
      ...OLD,
      skills: ['linearOrder'],
    },
  ),
];

export const ITALY = [
  ...regiments(
    'lineInfantry',
    '1° di linea, 2° di linea, 3° di linea, 4° di linea, 5° di linea, 6° di linea, 7° di linea, Reggimento Dalmata',
  ),
  ...regiments('lineInfantry', 'Granatieri della Guardia Reale', { quality: 'elite' }),
  ...regiments('lineInfantry', 'Veliti della Guardia Reale, Coscritti della Guardia', {
    skills: ['tacticalSense'],
  }),
  ...regiments('lightInfantry', '1° leggero, 2° leggero, 3° leggero, 4° leggero', { skills: ['skirmisher'] }),
  ...regiments('lightInfantry', 'Cacciatori della Guardia Reale', {
    quality: 'elite',
    skills: ['skirmisher'],
  }),
  ...regiments('mediumCavalry', 'Dragoni Regina, Dragoni Napoleone'),
  ...regiments('mediumCavalry', 'Dragoni della Guardia Reale', { quality: 'elite' }),
  ...regiments(
    'lightCavalry',
    '1° cacciatori a cavallo, 2° cacciatori a cavallo, 3° cacciatori a cavallo, 4° cacciatori a cavallo',
  ),
  ...regiments('heavyFootBattery', 'Batteria da 12 (reggimento a piedi)'),
  ...regiments(
    'mediumFootBattery',
    'Batteria da 6 (1a compagnia), Batteria da 6 (2a compagnia), Batteria da 6 (7a compagnia)',
  ),
  ...regiments(
    'lightHorseBattery',
    'Artiglieria a cavallo (1a compagnia), Artiglieria a cavallo della Guardia',
  ),
  ...regiments('regimentalGun', 'Pezzo da 3 (2° di linea), Pezzo da 3 (3° di linea)'),
];

export const NAPLES = [
  ...regiments(
    'lineInfantry',
    '1° di linea Re, 2° di linea Regina, 3° di linea Principe, 4° di linea Real Sannita, 5° di linea Real Calabria, 6° di linea Napoli, 8° di linea, 9° di linea',
  ),
  ...regiments('lineInfantry', '7° di linea Real Africano, 10° di linea, Legioni Provinciali', {
    quality: 'recruit',
  }),
  ...regiments('lineInfantry', 'Granatieri della Guardia di Napoli', { quality: 'elite' }),
  ...regiments('lightInfantry', '1° leggero napoletano, 2° leggero napoletano, 3° leggero napoletano', {
    skills: ['skirmisher'],
  }),
  ...regiments('lightInfantry', 'Masse del cardinale Ruffo, Briganti di Fra Diavolo', {
    quality: 'recruit',
    skills: ['irregular', 'looseOrder'],
  }),
  ...regiments('mediumCavalry', 'Dragoni Re, Dragoni Regina di Napoli'),
  ...regiments('lightCavalry', '1° cavalleggeri, 2° cavalleggeri, Ussari della Guardia'),
  ...regiments('lightCavalry', 'Lancieri della Guardia', { skills: ['lancer'] }),
  ...regiments('mediumFootBattery', 'Artiglieria a piedi (1a compagnia), Artiglieria a piedi (4a compagnia)'),
  ...regiments('lightHorseBattery', 'Artiglieria a cavallo di Napoli'),
];

export const OTTOMAN = [
  ...regiments(
    'lineInfantry',
    'Nizam-ı Cedid (Levend), Nizam-ı Cedid (Üsküdar), Sekban-ı Cedid, Arnavut alayı',
    { skills: ['impetuous'] },
  ),
  ...regiments(
    'lineInfantry',
    '5. Yeniçeri ortası, 17. Yeniçeri ortası, 31. Yeniçeri ortası, 45. Yeniçeri ortası, 56. Yeniçeri ortası, 64. Yeniçeri ortası, 71. Yeniçeri ortası, 99. Yeniçeri ortası',
    {
      skills: ['irregular', 'impetuous'],
    },
  ),
  ...regiments('lineInfantry', 'Fedailer', { skills: ['irregular', 'warrior', 'impetuous'] }),
  ...regiments('lineInfantry', '1. Ağa bölüğü, Solak ortası', {
    quality: 'elite',
    skills: ['irregular', 'impetuous'],
  }),
  ...regiments('lineInfantry', 'Azap bölüğü, Eyalet askeri', {
    quality: 'recruit',
    skills: ['irregular', 'obsoleteFirearm'],
  }),
  ...regiments('lightInfantry', 'Tüfekçiler, Arnavut tüfekçileri, Boşnak pandurları', {
    skills: ['skirmisher', 'irregular'],
  }),
  ...regiments('lightInfantry', 'Başıbozuk, Kırcalılar, Dağlılar', {
    skills: ['irregular', 'looseOrder', 'obsoleteFirearm'],
  }),
  ...regiments('heavyCavalry', 'Tımarlı sipahiler, Anadolu sipahileri, Rumeli sipahileri', {
    skills: ['feudalCavalry', 'impetuous', 'irregular'],
  }),
  ...regiments('heavyCavalry', 'Memlük süvarisi', { skills: ['feudalCavalry', 'impetuous'] }),
  ...regiments('heavyCavalry', 'Kapıkulu sipahileri, Silahdarlar', {
    quality: 'elite',
    skills: ['impetuous'],
  }),
  ...regiments('mediumCavalry', 'Serhadkulu süvarisi, Gönüllüler, Beşliler', { skills: ['irregular'] }),
  ...regiments('lightCavalry', 'Deliler, Akıncılar, Nogay atlıları, Arap atlıları', {
    skills: ['harassment', 'irregular'],
  }),
  ...regiments('lightCavalry', 'Kırım Tatarları, Mızraklı deliler', { skills: ['lancer', 'irregular'] }),
  ...regiments('heavyFootBattery', 'Balyemez topları, Humbaracılar'),
  ...regiments('mediumFootBattery', 'Topçu ocağı, Sürat topçuları, Kolomborna topları'),
  ...regiments('mediumFootBattery', 'Şahi topları, Eski toplar', { skills: ['bombard'] }),
  ...regiments('lightHorseBattery', 'Atlı topçular'),
  ...regiments('regimentalGun', 'Abus topu, Zemberek topu'),
  ...regiments(
    'lineInfantry',
    '2. Yeniçeri ortası, 12. Yeniçeri ortası, 28. Yeniçeri ortası, 33. Yeniçeri ortası, 54. Yeniçeri ortası, 59. Yeniçeri ortası, 82. Yeniçeri ortası',
    {
      ...OLD,
      skills: ['irregular', 'impetuous'],
    },
  ),
];
