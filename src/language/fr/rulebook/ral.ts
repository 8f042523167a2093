import type { ral as english } from '../../en/rulebook/ral.ts';
import type { SameChapter } from '../../rulebook.ts';

export const ral: SameChapter<typeof english> = {
  title: 'Ralliement',
  about: 'Ramener des hommes sous le drapeau, ou à la raison.',
  statements: {
    'RAL-01': {
      head: 'Ce qu’il fait',
      text: `
        De deux choses l’une, jamais les deux [R-142] : une unité non paniquée regagne 2 points de force, une unité
        paniquée ne l’est plus.
      `,
    },
    'RAL-02': { head: 'Le test', text: 'Il y faut un test moral [MOR-03]. Le rater ne coûte rien.' },
    'RAL-03': {
      head: 'Pas plus qu’au début',
      text: 'Une unité ne remonte jamais au-dessus de la force qu’elle avait en commençant la bataille.',
    },
    'RAL-04': {
      head: 'Trop près de l’ennemi',
      text: `
        Pas de ralliement avec un ennemi à 3 cases ou moins, s’il n’est pas paniqué. Un point fortifié lève cet
        interdit, même pour une unité engagée, mais pas pour une paniquée [R-153].
      `,
    },
    'RAL-05': {
      head: 'De retour dans le rang',
      text: `
        Une unité remise de sa panique prend l’orientation que veut son propriétaire, et n’importe quelle formation que
        lui permettent son type, ses compétences et son terrain, sauf la colonne fermée. Aucun test de formation
        [R-142]. Elle peut même se mettre en ligne étendue, s’il y a de la place sur un flanc [R-49].
      `,
    },
    'RAL-06': {
      head: 'Harcèlement',
      text: `
        Il se rallie sans dés si tout ennemi non paniqué est à 5 cases ou plus. S’il y en a un à 4 cases, test
        ordinaire ; à 3, pas de ralliement [R-142].
      `,
    },
    'RAL-07': {
      head: 'Il faut un ordre',
      text: 'Aux paniquées aussi : le ralliement est une action, et demande une activation [SEQ-10].',
    },
    'FLOW-RALLY': {
      head: 'Un ralliement, pas à pas',
      text: `
        1. L’unité a été activée et choisit le ralliement pour action. Une paniquée ne peut être que dans un groupe de
           paniquées.
        2. Ennemi trop proche : pas de ralliement [RAL-04].
        3. Harcèlement assez loin de l’ennemi : passer à l’étape 5 [RAL-06].
        4. Test moral. Raté : fin.
        5. Non paniquée : +2 points de force, jusqu’à la force initiale. Paniquée : le marqueur de peur s’en va, et le
           propriétaire choisit formation et orientation.
      `,
    },
  },
};
