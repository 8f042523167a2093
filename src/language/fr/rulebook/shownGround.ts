import type { shownGround as english } from '../../en/rulebook/shownGround.ts';
import type { SameShown } from '../../rulebook.ts';

export const shownGround: SameShown<typeof english> = {
  distance: {
    title: 'Compter les cases',
    text: 'A charge B : trois cases les séparent, la distance est donc 4.',
  },
  engagement: {
    title: 'Qui engage qui',
    text: 'A et B s’engagent : A ne peut pas tirer. C engage D sans être engagée, et tire. E et F, dos à dos, ne s’engagent pas.',
  },
  outflanked: {
    title: 'Une unité débordée',
    text: 'D engage A et personne n’engage D : A ne peut pas tirer et frappe B d’un seul dé.',
  },
  'protected-flank': {
    title: 'Un flanc protégé',
    text: 'A prend U de flanc, mais F veille de ce côté, A devant elle : U passe son test sans les −3 des unités débordées.',
  },
  'open-flank': {
    title: 'Un flanc découvert',
    text: 'La même charge, sans personne à côté d’U : non dense et débordée, elle doit obtenir 2 ou moins.',
  },
  'square-no-flank': {
    title: 'Un carré n’a pas de flanc',
    text: 'De la cavalerie de part et d’autre de S : elle n’est pas débordée, ne passe aucun test, et sauvegarde.',
  },
  'group-chain': {
    title: 'Une chaîne d’unités voisines',
    text: 'W est voisine d’U, de V et d’Y : tout groupe passe par W, et U, V, Y seules n’en font pas un.',
  },
  scout: {
    title: 'Un éclaireur suit le groupe',
    text: 'L’ordre donné à U, W et Y permet aussi aux éclaireurs X d’agir, quelle que soit leur orientation, sans frais.',
  },
  'regimental-gun': {
    title: 'La pièce régimentaire',
    text: 'G n’est jamais dans un groupe ; l’ordre donné à V, W et Y lui permet de tirer à côté de V.',
  },
  'dear-group': {
    title: 'Deux unités de cavalerie',
    text: 'Deux unités montées, avec un ennemi à six cases ou moins, coûtent deux points d’ordre.',
  },
  'grand-charge': {
    title: 'Grande charge',
    text: 'Toutes deux ont la compétence : le même ordre ne coûte qu’un point.',
  },
  'panicked-group': {
    title: 'Un ordre à des unités paniquées',
    text: 'Leurs orientations sont libres, mais l’ennemi étant proche il en coûte deux points, grande charge ou non.',
  },
  'grand-battery': {
    title: 'Grande batterie',
    text: 'A et B ont la compétence et coûtent un point ensemble ; C et D ne l’ont pas et en coûtent deux.',
  },
  irregulars: {
    title: 'Quatre irréguliers',
    text: 'Un groupe uniquement d’irréguliers peut compter quatre unités ; près de l’ennemi il coûte deux points.',
  },
  'linear-column': {
    title: 'Ordre linéaire en colonne',
    text: 'A seule coûte deux points : l’infanterie d’ordre linéaire obéit mal en colonne.',
  },
  'tenacious-activation': {
    title: 'Tenace et en ligne',
    text: 'A passe un test dès son activation ; elle échoue : elle peut tirer, mais ni manœuvrer ni changer de formation.',
  },
  'impetuous-duty': {
    title: 'Le devoir des impétueux',
    text: 'E est à deux cases : une fois activée, A ne peut que l’assaillir.',
  },
  'impetuous-let-loose': {
    title: 'Partis sans ordre',
    text: 'Les points sont dépensés pour B, et A se jette d’elle-même sur E.',
  },
  'tactical-sense': {
    title: 'Sens tactique en fin d’ordres',
    text: 'A réussit un test moral et s’active sans point d’ordre.',
  },
  'flight-without-order': {
    title: 'Fuir sans ordre',
    text: 'A, paniquée, peut fuir sans coûter de point : vers son camp, faute de danger connu.',
  },
  'bought-unit': {
    title: 'Le prix d’une unité',
    text: 'Seize points de force à 8, plus 2 pour le tir contrôlé, plus 1 pour un Cd de 8 : 176 points d’armée.',
  },
  wood: { title: 'Un bois', text: 'Pas plus de trois dés contre B dans le bois, et B sauvegarde.' },
  village: {
    title: 'Un village',
    text: 'B ajoute trois à son Cd et combat avec trois dés au plus, comme A contre elle.',
  },
  'fortified-point': {
    title: 'Un point fortifié',
    text: 'Derrière ses murs, A peut rallier bien que B soit à deux cases.',
  },
  'difficult-ground': {
    title: 'Terrain difficile',
    text: 'Il réduit de moitié la marche d’A : trois cases au lieu de cinq dès qu’elle le traverse.',
  },
  'light-over-rough': {
    title: 'L’infanterie légère en terrain couvert',
    text: 'L’infanterie légère en colonne traverse bois et marais sans ralentir.',
  },
  'cavalry-in-a-wood': { title: 'Cavalerie dans un bois', text: 'Elle frappe d’un seul dé.' },
  hill: { title: 'Une colline', text: 'B est plus haut qu’A, et sauvegarde dans la mêlée.' },
  bridge: {
    title: 'Un pont',
    text: 'A charge par le pont entre deux étangs : demi-déplacement, et pas de bonus de charge.',
  },
  river: {
    title: 'Une rivière et un gué',
    text: 'A charge à travers l’eau : pas de dés doublés, et B sauvegarde.',
  },
  'bridge-side': {
    title: 'Un pont sur un côté',
    text: 'Le pont fait passer la rivière à A, mais réduit sa marche de moitié : elle ne fait que deux cases.',
  },
  stream: {
    title: 'Un ruisseau',
    text: 'Un ruisseau ne gêne personne : A double ses dés et B ne sauvegarde pas.',
  },
  'wood-side': {
    title: 'Un bois sur un côté',
    text: 'Le bois longe les côtés de la case de B face à A : il l’abrite comme si elle s’y trouvait.',
  },
  impassable: {
    title: 'Impassable',
    text: 'A ne peut entrer dans l’étang ; l’à-pic empêche D et B de s’engager, et D peut tirer.',
  },
};
