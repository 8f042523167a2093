import { chapter } from '../../rulebook.ts';
import { armSkills } from './sklArms.ts';
import { drillSkills } from './sklDrill.ts';

export const skl = chapter({
  title: 'Skills',
  about: 'What sets one regiment apart from another of its kind, and what that costs.',
  preface: `
    Every price in this chapter is in army points for each strength point, on top of the price of the unit [UNI-02].
    What is said of units in line holds for the extended line as well [R-157]. Whatever is not forbidden can be
    combined, useful or not, and each skill then does what it says [R-37].

    {table skills}
  `,
  statements: { ...armSkills, ...drillSkills },
});
