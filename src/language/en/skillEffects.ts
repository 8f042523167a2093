import type { Skill } from '../../rules/vocabulary.ts';

/** What each skill does, in one line. */
export const skillEffects: Record<Skill, string> = {
  cuirassier: 'One more die in combat, saves against all but artillery, counter-charges without penalty.',
  halfCuirass: 'One more die in combat, some saves, counter-charges without penalty.',
  feudalCavalry: 'Saves against cavalry unless outflanked, but each 6 of enemy fire costs it 2 points.',
  counterCharge: 'Counter-charges without penalty on its morale test.',
  lancer: 'Shakes the units it charges, breaks the saves of squares, strikes harder when charging.',
  harassment: 'Picks off weak targets only, slips from fire, flees from any failed test.',
  grandCharge: 'Cavalry of this kind charges as one group for a single order point.',
  controlledFire: 'In line, defends itself with four more fire dice and may fire before it attacks.',
  tenacious: 'Above its threshold it never flees, but in line it may refuse to move.',
  warrior: 'Never fires; saves against infantry in close combat unless outflanked.',
  skirmisher: 'May take skirmish order.',
  scout: 'Rides along with a nearby group at no cost in order points.',
  largeBattalion: 'Four more strength points, slower in column, may take closed column.',
  linearOrder: 'May take extended line; in line it saves better against fire.',
  looseOrder: 'Always in skirmish order; its flight harms no friend.',
  irregular: 'Never forms square; four of them may make one group.',
  impetuous: 'Must attack when it can, and must pursue.',
  tacticalSense: 'Changes formation more freely, and may act by a morale test at the end of orders.',
  bombard: 'Slow and short of range; never answers fire, never fires in defence.',
  obsoleteFirearm: 'Shorter range, fewer dice in line; never answers fire, never fires in defence.',
  grandBattery: 'Guns of this kind act as one group for a single order point.',
};
