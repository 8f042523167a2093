import type { Skill } from '../../rules/state/vocabulary.ts';

/** What each skill does, all of it, in a line or two. */
export const skillEffects: Record<Skill, string> = {
  cuirassier:
    'One more die in combat. Saves its losses, except from artillery fire. Counter-charges without penalty.',
  halfCuirass:
    'One more die in combat. Saves its losses, except from artillery or enfilade fire, from Cuirassiers, or when outflanked. Counter-charges without penalty.',
  feudalCavalry:
    'Saves losses from enemy cavalry unless outflanked, but each 6 of enemy fire costs it 2 points.',
  counterCharge: 'Counter-charges without penalty on its morale test.',
  lancer:
    'Three dice when charging. The unit charged tests at −3, and squares have no save of their own against it.',
  harassment:
    'Attacks only panicked or outflanked units, skirmishers and guns left alone, and all may save its hits. Saves against fire; flees from any failed test under attack or losses; its flight harms no friend; rallies without dice with no steady enemy within 4 hexes.',
  grandCharge:
    'Two or more cavalry units cost a group no extra order point if all its cavalry has this skill.',
  controlledFire:
    'In line: four more dice and no penalty for defensive fire, and it may fire, then charge or assault the same enemy. In column: two dice less in combat and fire.',
  tenacious:
    'Threshold 2 lower. Above it, never flees from a failed test but takes the losses. In line, must test when activated: failing, it may not move or change formation.',
  warrior: 'Never fires. Saves losses from infantry in close combat unless outflanked.',
  skirmisher: 'May take skirmish order.',
  scout: 'Acts at no cost with a group activated within 3 hexes, two Scouts at most.',
  largeBattalion:
    'Four more strength points, threshold 2 higher. Marches 2 hexes in column. May form closed column.',
  linearOrder:
    'May form extended line. In line, saves fire losses one pip more easily. In column, may make its group cost 2 order points.',
  looseOrder: 'Always in skirmish order, unless panicked. Its flight harms no friend.',
  irregular:
    'Threshold 1 higher. Never forms square. Four may make one group, but two together may cost 2 order points.',
  impetuous:
    'Must charge or assault near enemies when activated, attack whom its march engages, and pursue. At the end of orders it attacks by itself unless it passes a morale test.',
  tacticalSense:
    'Tests to change formation only with a steady enemy within 2 hexes, and may fire after the change. May act by a morale test at the end of orders, regimental guns excepted, and may join a friend’s pursuit.',
  bombard: 'Moves 1 hex, range 5. Never returns fire, never fires in defence.',
  obsoleteFirearm:
    'Range 1 shorter. In line, one die less in combat and fire. Never returns fire, never fires in defence.',
  grandBattery:
    'Two or more artillery units cost a group no extra order point if all its artillery has this skill.',
};
