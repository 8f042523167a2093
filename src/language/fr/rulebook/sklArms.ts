import type { armSkills as english } from '../../en/rulebook/sklArms.ts';
import type { Statement } from '../../rulebook.ts';

export const armSkills: Readonly<Record<keyof typeof english, Statement>> = {
  'SKL-01': {
    head: 'Cuirassier',
    text: `
      *Cavalerie lourde, +3.* De l’acier devant et derrière ; jamais avec Demi-cuirasse [R-34].
    `,
  },
  'SKL-01.1': { text: 'Son facteur de combat gagne 1 : il est de 5.' },
  'SKL-01.2': { text: 'Il peut sauver ses pertes [SAV-03], sauf celles que cause l’artillerie.' },
  'SKL-01.3': { text: 'Il teste sa contre-charge sans le −2 [MOR-09].' },
  'SKL-02': {
    head: 'Demi-cuirasse',
    text: '*Cavalerie lourde, +2.* Un plastron seulement ; jamais avec Cuirassier [R-34].',
  },
  'SKL-02.1': { text: 'Son facteur de combat gagne 1 : il est de 5.' },
  'SKL-02.2': {
    text: `
      Elle peut sauver ses pertes [SAV-03], sauf celles que causent l’artillerie, un tir en enfilade ou un ennemi Cuirassier,
      et toutes tant qu’elle est débordée.
    `,
  },
  'SKL-02.3': { text: 'Elle teste sa contre-charge sans le −2 [MOR-09].' },
  'SKL-03': {
    head: 'Cavalerie féodale',
    text: '*Cavalerie lourde, +0.* De fiers cavaliers, et une belle cible.',
  },
  'SKL-03.1': { text: 'Chaque 6 qui la touche au tir lui coûte 2 points de force [R-130].' },
  'SKL-03.2': {
    text: 'Tant qu’elle n’est pas débordée, elle peut sauver ce que lui inflige la cavalerie ennemie [SAV-03].',
  },
  'SKL-04': {
    head: 'Contre-charge',
    text: '*Cavalerie lourde ou moyenne, +2.* Exercée à se porter au-devant d’une charge.',
  },
  'SKL-04.1': { text: 'Elle teste sa contre-charge sans le −2 [MOR-09].' },
  'SKL-05': { head: 'Lancier', text: '*Cavalerie légère, +2.*' },
  'SKL-05.1': { text: 'L’unité qu’il charge teste sa réaction à −3 [MOR-09].' },
  'SKL-05.2': { text: 'Sa lance atteint le carré, qui ne sauve pas contre lui au titre de carré [SAV-03].' },
  'SKL-05.3': {
    text: `
      Son facteur de combat est de 3 quand il frappe en chargeant, même après une poursuite, et peut doubler à 6. Dans tout
      autre combat il est de 2 [R-35].
    `,
  },
  'SKL-06': {
    head: 'Harcèlement',
    text: '*Cavalerie légère, −1.* Cosaques et autres : un fléau pour les faibles, rien pour les forts.',
  },
  'SKL-06.1': { text: 'On la montre avec moins de figurines que l’autre cavalerie légère [GEN-04].' },
  'SKL-06.2': { text: 'Tout ennemi non paniqué peut sauver les pertes qu’elle lui inflige [SAV-03].' },
  'SKL-06.3': {
    text: `
      Elle n’attaque que les unités paniquées, les tirailleurs, une artillerie sans ami non paniqué à côté d’elle, et les
      unités débordées [CHG-04], [R-93].
    `,
  },
  'SKL-06.4': {
    text: 'Un test raté parce qu’on l’attaque ou qu’elle a subi des pertes la fait toujours fuir [MOR-15].',
  },
  'SKL-06.5': {
    text: 'Elle se rallie sans jet si l’ennemi non paniqué le plus proche est à 5 cases ou plus [RAL-06].',
  },
  'SKL-06.6': { text: 'Elle peut sauver ses pertes au tir [SAV-03].' },
  'SKL-06.7': { text: 'Les amis qu’elle traverse en fuyant ne perdent rien [MAN-24].' },
  'SKL-07': { head: 'Grande charge', text: '*Cavalerie, +1.* Des régiments habitués à chevaucher ensemble.' },
  'SKL-07.1': {
    text: `
      Un groupe dont toute la cavalerie a cette compétence ne coûte pas 2 points pour avoir plusieurs cavaleries ; les autres
      raisons [ORD-05] demeurent.
    `,
  },
  'SKL-08': { head: 'Tir contrôlé', text: '*Infanterie de ligne, +2.* Elle retient son feu, et il porte.' },
  'SKL-08.1': { text: 'En ligne, elle teste son tir défensif sans le −2 [MOR-09].' },
  'SKL-08.2': { text: 'En ligne, son tir défensif a 4 dés de plus [CBT-12].' },
  'SKL-08.3': {
    text: 'En ligne, elle peut tirer sur un ennemi, puis charger ou assaillir ce même ennemi [FIR-19].',
  },
  'SKL-08.4': {
    text: 'En colonne, elle combat avec 2 dés de moins et tire avec 2 de moins ; pas en colonne fermée [R-36].',
  },
  'SKL-09': { head: 'Tenace', text: '*Infanterie de ligne, −1.* Dure à rompre, et dure à mouvoir.' },
  'SKL-09.1': { text: 'Son seuil est plus bas de 2 [UNI-06].' },
  'SKL-09.2': {
    text: `
      Tant qu’elle n’est pas paniquée et reste au-dessus de son seuil, un test raté ne la fait jamais fuir : elle demeure et
      subit les pertes de l’échec, si ce test en coûte [MOR-14]. Elle peut toujours fuir par choix [R-154].
    `,
  },
  'SKL-09.3': {
    text: 'En ligne, elle teste quand on l’active ; si elle échoue, elle ne bougera pas ce tour [ORD-11].',
  },
  'SKL-10': {
    head: 'Guerrier',
    text: '*Infanterie de ligne qui est aussi irrégulière, −1.* Des lames, pas de fusils.',
  },
  'SKL-10.1': { text: 'Il ne tire d’aucune façon [FIR-04].' },
  'SKL-10.2': {
    text: `
      Tant qu’il n’est pas débordé, il peut sauver ce que lui inflige l’infanterie ennemie en combat rapproché [SAV-03].
    `,
  },
  'SKL-11': { head: 'Tirailleur', text: '*Infanterie légère, +2.*' },
  'SKL-11.1': {
    text: 'Elle peut se mettre en tirailleur. Sans cette compétence ni Ordre lâche, elle ne le peut pas [FRM-05].',
  },
  'SKL-12': { head: 'Éclaireur', text: '*Infanterie légère, +1.*' },
  'SKL-12.1': { text: 'Il peut suivre un groupe qu’on active non loin de lui [ORD-09].' },
};
