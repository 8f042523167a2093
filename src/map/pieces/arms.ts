/** What tells the arm of a unit where its figures are too small to be told apart: a silhouette of the time. */
import type { UnitType } from '../../rules/state/vocabulary.ts';

export type ArmSign =
  | 'foot'
  | 'horn'
  | 'cuirass'
  | 'dragoon'
  | 'hussar'
  | 'siege'
  | 'gun'
  | 'gallop'
  | 'falconet';

export const ARM_OF: Readonly<Record<UnitType, ArmSign>> = {
  lineInfantry: 'foot',
  lightInfantry: 'horn',
  heavyCavalry: 'cuirass',
  mediumCavalry: 'dragoon',
  lightCavalry: 'hussar',
  heavyFootBattery: 'siege',
  mediumFootBattery: 'gun',
  lightHorseBattery: 'gallop',
  regimentalGun: 'falconet',
};
