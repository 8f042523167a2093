import type { cmd as english } from '../../en/rulebook/cmd.ts';
import type { SameChapter } from '../../rulebook.ts';

export const cmd: SameChapter<typeof english> = {
  title: 'Le commandement',
  about: 'Le chiffre contre lequel on teste le moral, et le prix d’un meilleur.',
  statements: {
    'CMD-01': {
      head: 'Chiffres ordinaires',
      text: `
        Chaque unité a un *facteur de commandement*. Sans rien payer, les Recrues ont 6, les Ordinaires 7, les Élites 8
        [R-32].
      `,
    },
    'CMD-02': {
      head: 'Meilleur ou pire',
      text: `
        Chaque point au-dessus du chiffre ordinaire coûte 1 point d’armée de plus par point de force, chaque point au-dessous 1
        de moins. Un tiret : la qualité ne peut pas avoir ce chiffre.

        {table commandValues}
      `,
    },
  },
};
