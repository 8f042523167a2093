/** The regiments of the German states. */
import { regiments } from './regiment.ts';

const OLD = { century: 'eighteenth' } as const;

export const SAXONY = [
  ...regiments(
    'lineInfantry',
    'Regiment König, Regiment Niesemeuschel, Regiment Prinz Anton, Regiment Prinz Clemens, Regiment Prinz Friedrich, Regiment Prinz Maximilian, Regiment von Low, Regiment von Rechten, Regiment von Steindel',
  ),
  ...regiments('lineInfantry', 'Leib-Grenadier-Garde, Grenadiere Anger, Grenadiere Spiegel', {
    quality: 'elite',
  }),
  ...regiments('lineInfantry', 'Provisorisches Regiment, Sächsische Landwehr', { quality: 'recruit' }),
  ...regiments(
    'lightInfantry',
    '1. Leichtes Regiment Le Coq, 2. Leichtes Regiment Sahr, Schützen-Bataillon Metzsch',
    { skills: ['skirmisher'] },
  ),
  ...regiments('lightInfantry', 'Jäger zu Fuß', { skills: ['skirmisher', 'scout'] }),
  ...regiments('heavyCavalry', 'Kürassiere Zastrow', { skills: ['cuirassier'] }),
  ...regiments('heavyCavalry', 'Leib-Kürassier-Garde'),
  ...regiments('heavyCavalry', 'Garde du Corps', { quality: 'elite', skills: ['grandCharge'] }),
  ...regiments(
    'mediumCavalry',
    'Chevaulegers Prinz Albrecht, Chevaulegers Prinz Clemens, Chevaulegers Prinz Johann, Chevaulegers Polenz',
  ),
  ...regiments('lightCavalry', 'Sächsisches Husaren-Regiment'),
  ...regiments('lightCavalry', 'Ulanen Prinz Clemens', { skills: ['lancer'] }),
  ...regiments('heavyFootBattery', 'Zwölfpfünder-Batterie Rouvroy'),
  ...regiments(
    'mediumFootBattery',
    'Sechspfünder-Batterie Bonniot, Sechspfünder-Batterie Dietrich, Sechspfünder-Batterie Brause',
  ),
  ...regiments('lightHorseBattery', 'Reitende Batterie Hiller, Reitende Batterie Probsthayn'),
  ...regiments('regimentalGun', 'Vierpfünder (Prinz Anton), Vierpfünder (von Low)'),
  ...regiments(
    'lineInfantry',
    'Regiment Königin, Regiment Gotha, Regiment Minckwitz, Regiment Rochow, Regiment Graf Brühl, Regiment Lubomirski, Prinz Xaver',
    {
      ...OLD,
      skills: ['linearOrder'],
    },
  ),
  ...regiments('mediumCavalry', 'Chevaulegers Graf Brühl, Chevaulegers Prinz Karl', OLD),
  ...regiments('regimentalGun', 'Schnellfeuergeschütz (Königin), Schnellfeuergeschütz (Gotha)', OLD),
];

export const BAVARIA = [
  ...regiments(
    'lineInfantry',
    '1. Linie Leib-Regiment, 2. Linie Kronprinz, 3. Linie Prinz Karl, 4. Linie Salern, 5. Linie Preysing, 6. Linie Herzog Wilhelm, 7. Linie Löwenstein, 8. Linie Herzog Pius, 9. Linie Ysenburg, 10. Linie Junker, 11. Linie Kinkel, 13. Linie, 14. Linie',
  ),
  ...regiments('lineInfantry', 'Grenadier-Garde-Regiment', { quality: 'elite' }),
  ...regiments('lineInfantry', 'Bayerische Nationalgarde, Legion des Isarkreises, Legion des Illerkreises', {
    quality: 'recruit',
  }),
  ...regiments(
    'lightInfantry',
    '1. Leichtes Bataillon Gedoni, 2. Leichtes Bataillon Wreden, 3. Leichtes Bataillon Bernclau, 4. Leichtes Bataillon Donnersberg, 5. Leichtes Bataillon Buttler, 6. Leichtes Bataillon La Roche',
    {
      skills: ['skirmisher'],
    },
  ),
  ...regiments('lightInfantry', 'Gebirgsschützen', { skills: ['irregular', 'looseOrder'] }),
  ...regiments('heavyCavalry', 'Bayerische Garde du Corps', { quality: 'elite', skills: ['cuirassier'] }),
  ...regiments('mediumCavalry', '1. Dragoner Minucci, 2. Dragoner Thurn und Taxis'),
  ...regiments(
    'lightCavalry',
    '1. Chevaulegers Kronprinz, 2. Chevaulegers König, 3. Chevaulegers Leiningen, 4. Chevaulegers Bubenhofen, 5. Chevaulegers, 6. Chevaulegers',
  ),
  ...regiments('lightCavalry', 'Bayerische Ulanen', { skills: ['lancer'] }),
  ...regiments('heavyFootBattery', 'Zwölfpfünder-Batterie Dobl, Zwölfpfünder-Batterie Dorn'),
  ...regiments(
    'mediumFootBattery',
    'Sechspfünder-Batterie Hofstetten, Sechspfünder-Batterie Berchem, Sechspfünder-Batterie Ulmer, Sechspfünder-Batterie Roys',
  ),
  ...regiments(
    'lightHorseBattery',
    'Leichte Batterie Caspers, Leichte Batterie Regnier, Leichte Batterie Gotthard',
  ),
  ...regiments(
    'lineInfantry',
    'Regiment Kurprinz, Regiment Preysing, Regiment Morawitzky, Regiment Minucci, Regiment Leib',
    { ...OLD, skills: ['linearOrder'] },
  ),
];

export const WURTTEMBERG = [
  ...regiments(
    'lineInfantry',
    'Nr. 1 Prinz Paul, Nr. 2 Herzog Wilhelm, Nr. 3 Phull, Nr. 4 Franquemont, Nr. 5 Prinz Friedrich, Nr. 6 Kronprinz, Nr. 7 Koseritz, Nr. 8 Scharffenstein',
  ),
  ...regiments('lineInfantry', 'Garde zu Fuß', { quality: 'elite' }),
  ...regiments('lineInfantry', '1. Landregiment, 3. Landregiment, 5. Landregiment', { quality: 'recruit' }),
  ...regiments(
    'lightInfantry',
    'Fußjäger Neuffer, Fußjäger König, Leichtes Bataillon Wolff, Leichtes Bataillon Brüsselle',
    {
      skills: ['skirmisher'],
    },
  ),
  ...regiments('heavyCavalry', 'Garde zu Pferd', { quality: 'elite' }),
  ...regiments('mediumCavalry', 'Dragoner Kronprinz'),
  ...regiments(
    'lightCavalry',
    'Jäger zu Pferd König, Jäger zu Pferd Herzog Louis, Chevaulegers Prinz Adam, Leib-Chevaulegers Herzog Heinrich',
  ),
  ...regiments('heavyFootBattery', 'Württembergische Zwölfpfünder'),
  ...regiments('mediumFootBattery', 'Fußbatterie Bartruff, Fußbatterie Schnadow, Fußbatterie Kurz'),
  ...regiments(
    'lightHorseBattery',
    'Reitende Batterie Bürgy, Reitende Batterie Breithaupt, Garde-Batterie zu Pferd',
  ),
  ...regiments(
    'lineInfantry',
    'Regiment Prinz Louis, Regiment Spitznas, Regiment Truchseß, Regiment Röder, Regiment Werneck',
    {
      ...OLD,
      skills: ['linearOrder'],
    },
  ),
];

export const BRUNSWICK = [
  ...regiments('lineInfantry', '1. Linien-Bataillon, 2. Linien-Bataillon, 3. Linien-Bataillon'),
  ...regiments('lineInfantry', '1. Reserve-Bataillon, 2. Reserve-Bataillon', { quality: 'recruit' }),
  ...regiments(
    'lightInfantry',
    '1. Leichtes Bataillon, 2. Leichtes Bataillon, 3. Leichtes Bataillon, Schwarze Schar',
    { skills: ['skirmisher'] },
  ),
  ...regiments('lightInfantry', 'Avantgarde (Gelernte Jäger)', { skills: ['skirmisher', 'scout'] }),
  ...regiments('lightInfantry', 'Leib-Bataillon', { quality: 'elite', skills: ['skirmisher'] }),
  ...regiments('lightCavalry', 'Braunschweiger Husaren'),
  ...regiments('lightCavalry', 'Braunschweiger Ulanen', { skills: ['lancer'] }),
  ...regiments('mediumFootBattery', 'Fußbatterie Moll'),
  ...regiments('lightHorseBattery', 'Reitende Batterie Heinemann'),
  ...regiments('lineInfantry', 'Regiment Imhoff, Regiment Behr, Regiment Zastrow, Regiment Mansberg', {
    ...OLD,
    skills: ['linearOrder'],
  }),
  ...regiments('lineInfantry', 'Braunschweigisches Leib-Regiment', {
    ...OLD,
    quality: 'elite',
    skills: ['linearOrder'],
  }),
  ...regiments('heavyCavalry', 'Karabiniers von Bothmer', OLD),
  ...regiments('lightInfantry', 'Braunschweigische Jäger', { ...OLD, skills: ['skirmisher'] }),
];

export const HANOVER = [
  ...regiments(
    'lineInfantry',
    'Feldbataillon Bremen, Feldbataillon Verden, Feldbataillon York, Feldbataillon Calenberg, Feldbataillon Hoya, Feldbataillon Grubenhagen',
  ),
  ...regiments(
    'lineInfantry',
    '1. Linienbataillon KGL, 2. Linienbataillon KGL, 3. Linienbataillon KGL, 4. Linienbataillon KGL, 5. Linienbataillon KGL, 8. Linienbataillon KGL',
    {
      skills: ['controlledFire'],
    },
  ),
  ...regiments(
    'lineInfantry',
    'Landwehr Gifhorn, Landwehr Hameln, Landwehr Hildesheim, Landwehr Lüneburg, Landwehr Osterode, Landwehr Peine, Landwehr Verden',
    {
      quality: 'recruit',
    },
  ),
  ...regiments('lightInfantry', 'Leichtes Feldbataillon Lüneburg', { skills: ['skirmisher'] }),
  ...regiments('lightInfantry', '1. Leichtes Bataillon KGL, Feldjägerkorps Kielmansegg', {
    skills: ['skirmisher', 'scout'],
  }),
  ...regiments('lightInfantry', '2. Leichtes Bataillon KGL', {
    quality: 'elite',
    skills: ['skirmisher', 'scout'],
  }),
  ...regiments('heavyCavalry', '1. Schwere Dragoner KGL, 2. Schwere Dragoner KGL'),
  ...regiments('mediumCavalry', '1. Leichte Dragoner KGL, 2. Leichte Dragoner KGL'),
  ...regiments(
    'lightCavalry',
    '1. Husaren KGL, 2. Husaren KGL, 3. Husaren KGL, Husaren Prinzregent, Husaren Bremen und Verden, Cumberland-Husaren',
  ),
  ...regiments('mediumFootBattery', 'Fußbatterie Cleeves KGL, Fußbatterie Braun, Fußbatterie Rettberg'),
  ...regiments('lightHorseBattery', 'Reitende Batterie Kuhlmann KGL, Reitende Batterie Sympher KGL'),
  ...regiments(
    'lineInfantry',
    'Regiment Hardenberg, Regiment Scheele, Regiment Wangenheim, Regiment Spörcken, Regiment Zastrow-Hannover, Regiment Kielmansegg, Regiment Druchtleben, Regiment Oberg',
    {
      ...OLD,
      skills: ['linearOrder', 'controlledFire'],
    },
  ),
  ...regiments('lineInfantry', 'Hannoversche Fußgarde', {
    ...OLD,
    quality: 'elite',
    skills: ['linearOrder', 'controlledFire'],
  }),
  ...regiments(
    'heavyCavalry',
    'Leib-Regiment zu Pferde, Regiment Bremer, Regiment Veltheim, Regiment Hammerstein',
    OLD,
  ),
  ...regiments(
    'mediumCavalry',
    'Dragoner Dachenhausen, Dragoner Breidenbach, Dragoner Busche, Dragoner Bock',
    OLD,
  ),
  ...regiments('lightCavalry', 'Luckners Husaren, Freytags Jäger zu Pferde', OLD),
  ...regiments('lightInfantry', 'Freytags Jäger zu Fuß', { ...OLD, skills: ['skirmisher', 'scout'] }),
];

export const NASSAU = [
  ...regiments(
    'lineInfantry',
    '1. Nassauisches Regiment (Kruse), 2. Nassauisches Regiment, Regiment Oranien-Nassau Nr. 28',
  ),
  ...regiments('lineInfantry', 'Nassauische Landwehr', { quality: 'recruit' }),
  ...regiments('lightInfantry', 'Nassauische Jäger-Kompanie', { skills: ['skirmisher', 'scout'] }),
  ...regiments('lightInfantry', 'Flanqueur-Kompanien', { skills: ['skirmisher'] }),
  ...regiments('lightCavalry', 'Reitende Jäger (1. Schwadron), Reitende Jäger (2. Schwadron)'),
];
