import type { drillSkills as english } from '../../en/rulebook/sklDrill.ts';
import type { Statement } from '../../rulebook.ts';

export const drillSkills: Readonly<Record<keyof typeof english, Statement>> = {
  'SKL-13': {
    head: 'Gros bataillon',
    text: '*Infanterie de ligne, +2.* Beaucoup d’hommes, menés lentement.',
  },
  'SKL-13.1': { text: 'Il a de 18 à 24 points de force : 4 de plus à chaque bout.' },
  'SKL-13.2': { text: 'En colonne, il avance de 2 cases et non de 3 [R-28].' },
  'SKL-13.3': { text: 'Son seuil est plus haut de 2 [UNI-06].' },
  'SKL-13.4': { text: 'Il peut se former en colonne fermée [FRM-07].' },
  'SKL-14': {
    head: 'Ordre linéaire',
    text: '*Infanterie de ligne, +0.* L’ancien exercice : tout pour la ligne, la colonne est une épreuve.',
  },
  'SKL-14.1': { text: 'Elle peut se former en ligne étendue [FRM-09].' },
  'SKL-14.2': {
    text: 'En colonne, une seule unité de ce genre peut faire coûter 2 points à son groupe [ORD-05].',
  },
  'SKL-14.3': { text: 'En ligne, elle sauve ses pertes au tir sur 3 à 6 [SAV-02].' },
  'SKL-15': { head: 'Ordre lâche', text: '*Infanterie légère, −1.* Elle ne sait pas se battre autrement.' },
  'SKL-15.1': { text: 'Elle est toujours en tirailleur, ou en horde quand elle est paniquée.' },
  'SKL-15.2': { text: 'Les amis qu’elle traverse en fuyant ne perdent rien [MAN-24].' },
  'SKL-16': { head: 'Irrégulier', text: '*Infanterie ou cavalerie, −1.*' },
  'SKL-16.1': { text: 'Son seuil est plus haut de 1 [UNI-06].' },
  'SKL-16.2': { text: 'Deux unités de ce genre peuvent faire coûter 2 points à leur groupe [ORD-05].' },
  'SKL-16.3': { text: 'Un groupe où il n’y a que des irréguliers peut compter quatre unités [ORD-04].' },
  'SKL-16.4': { text: 'Il ne forme ni carré ni colonne fermée.' },
  'SKL-17': { head: 'Impétueux', text: '*Infanterie ou cavalerie, +0.* Il voit l’ennemi, le voilà parti.' },
  'SKL-17.1': {
    text: `
      Dès qu’il engage un ennemi, il doit frapper : après une charge, un assaut ou une poursuite, et même un carré qui vient de
      se former. Si une simple marche lui fait engager quelqu’un de nouveau, en tournant sur place, il doit l’assaillir
      aussitôt, sans un pas ; l’autre réagit comme à tout assaut [R-20].
    `,
  },
  'SKL-17.2': {
    text: 'Il poursuit toutes les fois qu’il le peut [CHG-35], même à côté d’un ami qui charge [CHG-36].',
  },
  'SKL-17.3': { text: 'Quand on l’active, il attaque un ennemi à sa portée [ORD-12].' },
  'SKL-17.4': { text: 'Les ordres finis, il peut partir sans en avoir reçu [ORD-13].' },
  'SKL-18': { head: 'Sens tactique', text: '*Toute unité, +2.* Des officiers qui voient le moment.' },
  'SKL-18.1': {
    text: `
      Elle ne teste avant de changer de formation que si un ennemi non paniqué est à 2 cases ou moins, là où les autres
      testent à 3 [FRM-15], [R-53].
    `,
  },
  'SKL-18.2': { text: 'Elle seule peut changer de formation, puis tirer [FIR-03].' },
  'SKL-18.3': {
    text: 'Les ordres finis, un test moral peut l’activer [ORD-14], sauf une pièce régimentaire [R-17].',
  },
  'SKL-18.4': { text: 'Elle peut suivre dans la poursuite un ami qui charge [CHG-36].' },
  'SKL-19': { head: 'Bombarde', text: '*Batterie moyenne à pied, −2.* Une pièce ancienne et pesante.' },
  'SKL-19.1': { text: 'Ni tir défensif, ni tir de riposte.' },
  'SKL-19.2': { text: 'Elle avance d’une case.' },
  'SKL-19.3': { text: 'Sa portée est de 5.' },
  'SKL-20': { head: 'Arme à feu obsolète', text: '*Infanterie, −2.*' },
  'SKL-20.1': {
    text: 'Sa portée perd 1 dans toutes les formations, et la demi-portée se compte sur ce qui reste [R-36].',
  },
  'SKL-20.2': { text: 'Ni tir défensif, ni tir de riposte, quelle que soit la formation [R-36].' },
  'SKL-20.3': { text: 'En ligne, elle combat et tire avec 1 dé de moins [R-36].' },
  'SKL-21': { head: 'Grande batterie', text: '*Artillerie, +3.* Des batteries habituées à tirer ensemble.' },
  'SKL-21.1': {
    text: `
      Un groupe dont toute l’artillerie a cette compétence ne coûte pas 2 points pour avoir plusieurs artilleries ; les autres
      raisons [ORD-05] demeurent.
    `,
  },
};
