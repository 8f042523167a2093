import type { Facing } from '../../geometry/facing.ts';
import type { Manoeuvre } from '../../rules/state/answers.ts';
import type { LossCause, ShotKind, StrikeKind, TestPurpose } from '../../rules/state/facts.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type {
  Action,
  Formation,
  Half,
  HexTerrain,
  Quality,
  Reaction,
  Side,
  SideTerrain,
  Skill,
  UnitType,
} from '../../rules/state/vocabulary.ts';

const sides: Record<Side, string> = { blue: 'Blue', red: 'Red' };

const nations: Record<Nation, string> = {
  france: 'France',
  britain: 'Britain',
  prussia: 'Prussia',
  austria: 'Austria',
  russia: 'Russia',
  spain: 'Spain',
  portugal: 'Portugal',
  netherlands: 'Netherlands',
  sweden: 'Sweden',
  saxony: 'Saxony',
  bavaria: 'Bavaria',
  wurttemberg: 'Württemberg',
  poland: 'Poland',
  italy: 'Italy',
  naples: 'Naples',
  brunswick: 'Brunswick',
  hanover: 'Hanover',
  nassau: 'Nassau',
  ottoman: 'Ottoman Empire',
  allies: 'Allies',
};

const unitTypes: Record<UnitType, string> = {
  heavyCavalry: 'heavy cavalry',
  mediumCavalry: 'medium cavalry',
  lightCavalry: 'light cavalry',
  lineInfantry: 'line infantry',
  lightInfantry: 'light infantry',
  heavyFootBattery: 'heavy foot battery',
  mediumFootBattery: 'medium foot battery',
  lightHorseBattery: 'light horse battery',
  regimentalGun: 'regimental gun',
};

const qualities: Record<Quality, string> = { elite: 'Elite', ordinary: 'Ordinary', recruit: 'Recruit' };

const skills: Record<Skill, string> = {
  cuirassier: 'Cuirassier',
  halfCuirass: 'Half-cuirass',
  feudalCavalry: 'Feudal cavalry',
  counterCharge: 'Counter-charge',
  lancer: 'Lancer',
  harassment: 'Harassment',
  grandCharge: 'Grand charge',
  controlledFire: 'Controlled fire',
  tenacious: 'Tenacious',
  warrior: 'Warrior',
  skirmisher: 'Skirmisher',
  scout: 'Scout',
  largeBattalion: 'Large battalion',
  linearOrder: 'Linear order',
  looseOrder: 'Loose order',
  irregular: 'Irregular',
  impetuous: 'Impetuous',
  tacticalSense: 'Tactical sense',
  bombard: 'Bombard',
  obsoleteFirearm: 'Obsolete firearm',
  grandBattery: 'Grand battery',
};

const formations: Record<Formation, string> = {
  none: 'no formation',
  line: 'line',
  column: 'column',
  square: 'square',
  skirmish: 'skirmish order',
  closedColumn: 'closed column',
  extendedLine: 'extended line',
  horde: 'horde',
};

/** How a unit stands in that formation. */
const formed: Record<Formation, string> = {
  none: 'in good order',
  line: 'in line',
  column: 'in column',
  square: 'in square',
  skirmish: 'in skirmish order',
  closedColumn: 'in closed column',
  extendedLine: 'in extended line',
  horde: 'in a horde',
};

const hexTerrains: Record<HexTerrain, string> = {
  open: 'open terrain',
  wood: 'wood',
  village: 'village',
  fortifiedPoint: 'fortified point',
  difficult: 'difficult terrain',
  bridge: 'bridge',
  impassable: 'impassable terrain',
};

const sideTerrains: Record<SideTerrain, string> = {
  stream: 'stream',
  river: 'river',
  largeRiver: 'large river',
  ford: 'ford',
  bridge: 'bridge',
  wood: 'edge of a wood',
  impassable: 'impassable side',
};

const actions: Record<Action, string> = {
  frontalMarch: 'Frontal march',
  indirectMarch: 'Indirect march',
  evade: 'Evade',
  flight: 'Flight',
  charge: 'Charge',
  assault: 'Assault',
  fire: 'Fire',
  marchThenFire: 'March, then fire',
  doubleFire: 'Double fire',
  formationThenFire: 'Change of formation, then fire',
  fireThenAttack: 'Fire, then charge or assault',
  formation: 'Change of formation',
  marchThenFormation: 'March, then change of formation',
  rally: 'Rally',
};

/** As the unit looks. */
const halves: Record<Half, string> = {
  left: 'left half',
  right: 'right half',
};

const reactions: Record<Reaction, string> = {
  nothing: 'Do nothing',
  square: 'Form square',
  closedColumn: 'Form closed column',
  defensiveFire: 'Defensive fire',
  rotation: 'Rotation',
  counterCharge: 'Counter-charge',
  evade: 'Evade',
  flight: 'Flight',
};

const testPurposes: Record<TestPurpose, string> = {
  reaction: 'to react to the attack',
  friendReaction: 'to come to the help of a friend',
  losses: 'after losses',
  rally: 'to rally',
  formation: 'to change formation near the enemy',
  tenacity: 'to leave its line',
  impetuosity: 'to be held back',
  tacticalSense: 'to act without an order',
  transfer: 'to bear losses of the guns',
};

const lossCauses: Record<LossCause, string> = {
  fire: 'fire',
  closeCombat: 'close combat',
  transferred: 'borne for the guns',
  failedTest: 'failed morale test',
  crossed: 'crossed by a fleeing friend',
  disengagement: 'disengagement',
  impossibleAttack: 'impossible attack',
};

const manoeuvres: Record<Manoeuvre | 'flight' | 'pursuit', string> = {
  frontalMarch: 'Frontal march',
  indirectMarch: 'Indirect march',
  evade: 'Evade',
  charge: 'Charge',
  assault: 'Assault',
  counterCharge: 'Counter-charge',
  breakOff: 'Break off',
  wheel: 'Wheel',
  flight: 'Flight',
  pursuit: 'Pursuit',
};

const shotKinds: Record<ShotKind, string> = {
  action: 'Fire',
  defensive: 'Defensive fire',
  return: 'Return fire',
};

const strikeKinds: Record<StrikeKind, string> = {
  charge: 'Shock',
  pursuit: 'Shock of the pursuit',
  strikeBack: 'Strike back',
  melee: 'Melee',
  meleeAnswer: 'Answer in the melee',
};

/** Where a facing looks, by the compass. */
const compass: Record<Facing, string> = {
  0: 'north-east',
  1: 'south-east',
  2: 'south',
  3: 'south-west',
  4: 'north-west',
  5: 'north',
};

/** How a unit looks there. */
const facings: Record<Facing, string> = {
  0: 'facing north-east',
  1: 'facing south-east',
  2: 'facing south',
  3: 'facing south-west',
  4: 'facing north-west',
  5: 'facing north',
};

export const words = {
  sides,
  nations,
  unitTypes,
  qualities,
  skills,
  formations,
  formed,
  hexTerrains,
  hill: 'hill',
  sideTerrains,
  actions,
  halves,
  reactions,
  testPurposes,
  lossCauses,
  manoeuvres,
  shotKinds,
  strikeKinds,
  compass,
  facings,
};
