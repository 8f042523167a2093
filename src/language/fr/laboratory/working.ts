import type { working as english } from '../../en/laboratory/working.ts';
import { french } from '../writing.ts';

const { count, number } = french;

export const working: typeof english = {
  working: 'Calcul en cours…',
  weighing: 'Premiers chiffres ; le reste se pèse…',
  stepsDone: (n) => `${count(n, 'pas parcouru', 'pas parcourus')}`,
  partDone: (done, of) => `${number(done)} sur ${number(of)}`,
  stop: 'Arrêter',
  stopped:
    'Arrêté. Ce sont les premiers chiffres : les places ne sont pas pesées autant qu’elles pourraient l’être.',
  weighOn: 'Peser le reste',
  sweepWeighing: 'Un premier regard, avec le moins de places ; les points se calculent…',
  sweepStopped: 'Arrêté : ces points sont un premier regard, avec le moins de places.',
  sweepFirst: 'Ces points sont un premier regard, avec le moins de places.',
  filesWait: 'Les fichiers attendent les chiffres entiers : ils se font une fois le calcul fini.',
  sweepFilesWait:
    'Les fichiers attendent les courbes entières : ils se font une fois tous les points calculés.',
  reckon: 'Calculer les chances',
  tryAgain: 'Essayer encore',
  refused: 'La règle le refuse : voyez les conditions.',
  notFetched:
    'Cette partie du programme n’a pu être obtenue : il faut une connexion la première fois. Rien de votre position n’est perdu.',
  troubles: {
    tooLarge:
      'Trop de suites possibles pour toutes les parcourir. Retirez des unités du champ, ou demandez une action plus petite.',
    tooLong:
      'Cela durait plus longtemps qu’on ne voudrait attendre ; le calcul est abandonné. Retirez des unités du champ, faites jouer sous « Chances » les places par « la première réponse », ou essayez encore quand la machine aura moins à faire.',
    silent:
      'La partie du programme qui calcule ne répond plus, deux fois de suite. Rien de votre disposition n’est perdu. Essayez encore ; si cela se répète, rechargez la page.',
    fault: 'Le calcul a échoué. Rien de votre disposition n’est perdu. Essayez encore, ou rechargez la page.',
  },
  tooLargePoints: (values) =>
    `Trop de suites possibles pour toutes les parcourir : ${values.join(', ')}. Pour ceux-là, retirez des unités du champ.`,
};
