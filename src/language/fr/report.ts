import type { ReportWords } from '../en/report.ts';

export const report: ReportWords = {
  what: 'Qu’est-ce qui n’a pas marché, et qu’attendiez-vous ? (autant que vous voulez, ou rien)',
  holds:
    'Le fichier contient cette partie avec les noms des joueurs, ce que vous écrivez ici, de quelle version du programme il s’agit et, s’il a failli, comment. Rien n’est envoyé : donnez-le à qui s’occupe du programme.',
  hidden:
    'Il contient toute la partie, même les chiffres et le déploiement des deux camps là où ils sont encore cachés.',
  save: 'Enregistrer le rapport',
  saved: 'Le rapport est enregistré. `npm run sabreur -- verify FICHIER` le rejoue.',
};
