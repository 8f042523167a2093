/** The regiments of Great Britain. */
import { regiments } from './regiment.ts';

const OLD = { century: 'eighteenth' } as const;

export const BRITAIN = [
  ...regiments(
    'lineInfantry',
    '3rd Foot (Buffs), 4th Foot (King’s Own), 5th Foot, 7th Foot (Royal Fusiliers), 9th Foot, 20th Foot, 23rd Foot (Royal Welch), 27th Foot (Inniskilling), 28th Foot, 29th Foot, 30th Foot, 32nd Foot, 33rd Foot, 40th Foot, 44th Foot, 45th Foot, 48th Foot, 50th Foot, 57th Foot, 61st Foot, 66th Foot, 69th Foot, 73rd Foot, 81st Foot, 83rd Foot, 87th Foot, 88th Foot (Connaught Rangers)',
    { skills: ['controlledFire'] },
  ),
  ...regiments(
    'lineInfantry',
    '42nd Foot (Black Watch), 71st Foot (Highlanders), 79th Foot (Cameron), 92nd Foot (Gordon)',
    {
      skills: ['controlledFire', 'impetuous'],
    },
  ),
  ...regiments('lineInfantry', '14th Foot (3rd battalion), 54th Foot, 91st Foot', { quality: 'recruit' }),
  ...regiments('lineInfantry', '1st Foot Guards, 2nd Foot Guards (Coldstream), 3rd Foot Guards', {
    quality: 'elite',
    skills: ['controlledFire'],
  }),
  ...regiments(
    'lightInfantry',
    '43rd Light Infantry, 51st Light Infantry, 52nd Light Infantry, 68th Light Infantry, 85th Light Infantry',
    {
      skills: ['skirmisher'],
    },
  ),
  ...regiments('lightInfantry', '5th Battalion 60th Rifles, Chasseurs Britanniques, Brunswick Oels Jäger', {
    skills: ['skirmisher', 'scout'],
  }),
  ...regiments('lightInfantry', '95th Rifles', { quality: 'elite', skills: ['skirmisher', 'scout'] }),
  ...regiments(
    'heavyCavalry',
    '1st King’s Dragoon Guards, 3rd Dragoon Guards, 4th Dragoon Guards, 5th Dragoon Guards, 1st Royal Dragoons, 2nd Dragoons (Scots Greys), 3rd Dragoons, 4th Dragoons, 6th Dragoons (Inniskilling)',
    {
      skills: ['impetuous'],
    },
  ),
  ...regiments('heavyCavalry', '1st Life Guards, 2nd Life Guards, Royal Horse Guards', {
    quality: 'elite',
    skills: ['impetuous'],
  }),
  ...regiments(
    'mediumCavalry',
    '11th Light Dragoons, 12th Light Dragoons, 13th Light Dragoons, 14th Light Dragoons, 16th Light Dragoons, 20th Light Dragoons, 23rd Light Dragoons',
  ),
  ...regiments(
    'lightCavalry',
    '7th Hussars, 10th Hussars, 15th Hussars, 18th Hussars, 1st Hussars KGL, 2nd Hussars KGL, 3rd Hussars KGL',
  ),
  ...regiments(
    'heavyFootBattery',
    'Ilbert’s Brigade (18-pounders), Morrison’s Brigade (18-pounders), Hutcheson’s Brigade (18-pounders)',
  ),
  ...regiments(
    'mediumFootBattery',
    'Lloyd’s Brigade (9-pounders), Sandham’s Brigade (9-pounders), Bolton’s Brigade (9-pounders), Rogers’s Brigade (9-pounders), Sinclair’s Brigade (9-pounders), Sympher’s Troop KGL',
  ),
  ...regiments(
    'lightHorseBattery',
    'A Troop (Ross), D Troop (Beane), E Troop (Gardiner), F Troop (Webber Smith), G Troop (Mercer), H Troop (Ramsay), I Troop (Bull)',
  ),
  ...regiments(
    'regimentalGun',
    'Light 6-pounder (1st Foot), Light 6-pounder (9th Foot), Light 3-pounder (29th Foot)',
  ),

  ...regiments(
    'lineInfantry',
    '8th Foot (King’s), 11th Foot (Bocland’s), 12th Foot (Napier’s), 20th Foot (Kingsley’s), 23rd Foot (Huske’s), 25th Foot (Home’s), 37th Foot (Stuart’s), 51st Foot (Brudenell’s), 24th Foot (Cornwallis’s), 33rd Foot (Griffin’s), 50th Foot (Carr’s), 5th Foot (Hodgson’s)',
    { ...OLD, skills: ['linearOrder', 'controlledFire'] },
  ),
  ...regiments('lineInfantry', 'Guards Brigade (Grenadiers), Maxwell’s Grenadiers', {
    ...OLD,
    quality: 'elite',
    skills: ['linearOrder', 'controlledFire'],
  }),
  ...regiments(
    'lightInfantry',
    '87th Foot (Keith’s Highlanders), 88th Foot (Campbell’s Highlanders), Fraser’s Chasseurs',
    {
      ...OLD,
      skills: ['skirmisher'],
    },
  ),
  ...regiments(
    'heavyCavalry',
    'Bland’s Dragoon Guards, Howard’s Dragoon Guards, Waldegrave’s Dragoon Guards, Honywood’s Dragoon Guards, Royal Horse Guards (Blues)',
    OLD,
  ),
  ...regiments(
    'mediumCavalry',
    'Conway’s Dragoons, Cholmondeley’s Dragoons, Mostyn’s Dragoons, Ancram’s Dragoons, Scots Greys (Campbell’s)',
    OLD,
  ),
  ...regiments('lightCavalry', '15th Light Dragoons (Elliott’s)', { ...OLD, skills: ['impetuous'] }),
  ...regiments('heavyFootBattery', 'Heavy Brigade (12-pounders)', OLD),
  ...regiments('mediumFootBattery', 'Phillips’s Company, Macbean’s Company, Foy’s Company', OLD),
  ...regiments(
    'regimentalGun',
    'Battalion gun (Napier’s), Battalion gun (Kingsley’s), Battalion gun (Brudenell’s)',
    OLD,
  ),
];
