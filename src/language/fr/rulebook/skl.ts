import type { skl as english } from '../../en/rulebook/skl.ts';
import type { SameChapter } from '../../rulebook.ts';
import { armSkills } from './sklArms.ts';
import { drillSkills } from './sklDrill.ts';

export const skl: SameChapter<typeof english> = {
  title: 'Les compétences',
  about: 'Ce qui distingue un régiment des autres de son espèce, et ce que cela coûte.',
  preface: `
    Dans ce chapitre, les prix sont en points d’armée par point de force, en plus du prix de l’unité [UNI-02]. Ce qui est
    dit des unités en ligne vaut pour la ligne étendue [R-157]. Tout ce qui n’est pas interdit peut se combiner,
    utilement ou non, et chaque compétence fait alors ce qu’elle dit [R-37].

    {table skills}
  `,
  statements: { ...armSkills, ...drillSkills },
};
