/** Every demonstration, in the order of the rulebook's chapters. Fetched with the book: no game needs them. */
import { assaults } from './assaults.ts';
import { charges } from './charges.ts';
import type { Demonstration } from './demonstration.ts';
import { fire } from './fire.ts';
import { footSkills } from './footSkills.ts';
import { formations } from './formations.ts';
import { marches } from './marches.ts';
import { orders } from './orders.ts';
import { reactions } from './reactions.ts';
import { shots } from './shots.ts';
import { skills } from './skills.ts';
import { space } from './space.ts';
import { terrain } from './terrain.ts';

export const DEMONSTRATIONS: readonly Demonstration[] = [
  ...space,
  ...orders,
  ...formations,
  ...marches,
  ...charges,
  ...reactions,
  ...assaults,
  ...fire,
  ...shots,
  ...terrain,
  ...skills,
  ...footSkills,
];
