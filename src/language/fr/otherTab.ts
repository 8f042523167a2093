import type { OtherTabWords } from '../en/otherTab.ts';

export const otherTab: OtherTabWords = {
  map: {
    changed:
      'On dessine aussi une carte dans un autre onglet, et c’est elle qui sera là la prochaine fois. Dès que vous dessinerez ici, celle-ci sera gardée à part dans ce navigateur.',
    apart:
      'Cette carte est gardée à part dans ce navigateur, avec ce que vous y dessinerez encore. Celle de l’autre onglet sera là la prochaine fois.',
    lost: 'On dessine aussi une carte dans un autre onglet, et c’est elle qui sera là la prochaine fois. Telle qu’elle est maintenant, celle-ci n’est pas gardée à part dans ce navigateur.',
    keptBeside:
      'Cette carte a été changée et gardée entre-temps dans un autre onglet. La vôtre est gardée à côté, comme une nouvelle.',
    unread: 'La carte de l’autre onglet ne peut pas être lue ici. Rien n’a changé ici.',
    take: 'Prendre celle de l’autre',
    keep: 'Garder la mienne à part',
  },
  scenario: {
    changed:
      'On prépare aussi une bataille dans un autre onglet, et c’est elle qui sera là la prochaine fois. Dès que vous changerez quelque chose ici, celle-ci sera gardée à part dans ce navigateur.',
    apart:
      'Cette bataille est gardée à part dans ce navigateur, avec ce que vous y changerez encore. Celle de l’autre onglet sera là la prochaine fois.',
    lost: 'On prépare aussi une bataille dans un autre onglet, et c’est elle qui sera là la prochaine fois. Telle qu’elle est maintenant, celle-ci n’est pas gardée à part dans ce navigateur.',
    keptBeside:
      'Cette bataille a été changée et gardée entre-temps dans un autre onglet. La vôtre est gardée à côté, comme une nouvelle.',
    unread: 'La bataille de l’autre onglet ne peut pas être lue ici. Rien n’a changé ici.',
    take: 'Prendre celle de l’autre',
    keep: 'Garder la mienne à part',
  },
  army: {
    changed:
      'On lève aussi une armée dans un autre onglet, et c’est elle qui sera là la prochaine fois. Dès que vous changerez quelque chose ici, celle-ci sera gardée à part dans ce navigateur.',
    apart:
      'Cette armée est gardée à part dans ce navigateur, avec ce que vous y changerez encore. Celle de l’autre onglet sera là la prochaine fois.',
    lost: 'On lève aussi une armée dans un autre onglet, et c’est elle qui sera là la prochaine fois. Telle qu’elle est maintenant, celle-ci n’est pas gardée à part dans ce navigateur.',
    keptBeside:
      'Cette armée a été changée et gardée entre-temps dans un autre onglet. La vôtre est gardée à côté, comme une nouvelle.',
    unread: 'L’armée de l’autre onglet ne peut pas être lue ici. Rien n’a changé ici.',
    take: 'Prendre celle de l’autre',
    keep: 'Garder la mienne à part',
  },
  takeHint: '« Défaire » rend ce qui est là maintenant.',
  dismiss: 'Fermer',
};
