import type { HouseRuleWords } from '../../houseRuleWords.ts';

/** The options of charges and assaults. */
export const attacks = {
  pursuit_after_elimination: {
    title: 'Poursuite après une destruction',
    tells: 'Si l’unité qui charge poursuit quand la cible est détruite.',
    values: { yes: 'Elle poursuit', no: 'Après une fuite ou une esquive' },
  },
  pursuit_double_distance: {
    title: 'Attaque de poursuite doublée',
    tells: 'Si une charge courte de cavalerie peut être doublée dans sa poursuite.',
    values: { original_charge: 'Non, si la charge était courte', ignored: 'Quelle que soit la distance' },
  },
  second_pursuer_attacks: {
    title: 'Le second poursuivant',
    tells: 'Si l’ami qui se joint à la poursuite peut attaquer.',
    values: { no: 'Il se déplace seulement', yes: 'Il peut attaquer' },
  },
  charge_reach: {
    title: 'Portée de la charge',
    tells: 'Ce que limite le facteur de déplacement de l’unité qui charge.',
    values: { distance_le_mf: 'La distance et le déplacement', move_le_mf: 'Le déplacement seul' },
  },
  offer_impossible_charges: {
    title: 'Attaques impossibles',
    tells: 'Si l’on peut déclarer une attaque qu’aucun chemin ne permet, au prix d’un point.',
    values: { no: 'Elle n’est jamais proposée', yes: 'On peut la tenter' },
  },
  friend_reaction_modifiers: {
    title: 'Test de l’ami qui réagit',
    tells: 'Si les malus de l’unité chargée pèsent aussi sur l’ami qui l’aide.',
    values: { none: 'Ils ne pèsent pas', same_as_target: 'Ils pèsent' },
  },
  friend_countercharge_cancels_double: {
    title: 'Contre-charge d’un ami',
    tells: 'Si l’ami qui contre-charge annule le doublement de la charge.',
    values: { yes: 'Il l’annule', no: 'Il ne l’annule pas' },
  },
  countercharger_fights: {
    title: 'Frappe de l’ami qui contre-charge',
    tells:
      'Si cet ami frappe une fois l’unité qui charge, après la cible : un seul choc, et un test pour les deux pertes.',
    values: { no: 'Il ne frappe pas', yes: 'Il frappe' },
  },
  harassment_own_flank_counts: {
    title: 'Cibles du harcèlement',
    tells: 'Si une unité de harcèlement peut attaquer qui son propre mouvement déborde.',
    values: { no: 'Débordé avant son mouvement', yes: 'Débordé par son mouvement aussi' },
  },
  defensive_fires_per_turn: {
    title: 'Tirs défensifs',
    tells: 'Combien de fois une unité peut tirer en défense dans un tour.',
    values: { unlimited: 'À chaque attaque', 1: 'Une fois' },
  },
  panicked_enemy_blocks_charge: {
    title: 'Un ennemi paniqué devant l’unité',
    tells:
      'Si le seul contact d’ennemis paniqués lui interdit de charger et de tirer ; un ami au contact de la cible interdit le tir, paniqué ou non.',
    values: { yes: 'Il l’interdit', no: 'Il ne l’interdit pas' },
  },
  assault_max_distance: {
    title: 'Distance d’assaut',
    tells: 'À quelle distance peut se trouver la cible d’un assaut.',
    values: { 2: 'Deux cases', 1: 'Une case' },
  },
  light_cavalry_assault_move: {
    title: 'Assaut de la cavalerie légère',
    tells: 'De combien de cases la cavalerie légère avance dans un assaut.',
    values: { 1: 'Une case', 3: 'Trois cases' },
  },
  melee_truly_simultaneous: {
    title: 'Frappes de la mêlée',
    tells: 'Si une unité détruite par la première frappe répond encore.',
    values: { no: 'Elle ne répond pas', yes: 'Elle répond' },
  },
} satisfies Partial<HouseRuleWords['rules']>;
