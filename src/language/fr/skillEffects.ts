import type { Skill } from '../../rules/vocabulary.ts';

/** What each skill does, in one line. */
export const skillEffects: Record<Skill, string> = {
  cuirassier: 'Un dé de plus au combat, sauvegardes sauf contre le canon, contre-charge sans malus.',
  halfCuirass: 'Un dé de plus au combat, quelques sauvegardes, contre-charge sans malus.',
  feudalCavalry:
    'Sauvegardes contre la cavalerie sauf si débordée, mais chaque 6 du tir adverse lui coûte 2 points.',
  counterCharge: 'Contre-charge sans malus au test moral.',
  lancer: 'Ébranle ceux qu’elle charge, prive les carrés de sauvegarde, frappe plus fort en chargeant.',
  harassment: 'N’attaque que des proies faibles, se dérobe au tir, fuit à chaque test raté.',
  grandCharge: 'Cette cavalerie charge en groupe pour un seul point d’ordre.',
  controlledFire: 'En ligne, quatre dés de plus en tir défensif, et peut tirer avant d’attaquer.',
  tenacious: 'Au-dessus de son seuil, ne fuit jamais ; en ligne, peut refuser de bouger.',
  warrior: 'Ne tire jamais ; sauvegardes contre l’infanterie en combat rapproché, sauf si débordée.',
  skirmisher: 'Peut se déployer en tirailleur.',
  scout: 'Accompagne sans frais un groupe voisin qui reçoit un ordre.',
  largeBattalion: 'Quatre points de force de plus, colonne plus lente, droit à la colonne fermée.',
  linearOrder: 'Droit à la ligne étendue ; en ligne, meilleures sauvegardes contre le tir.',
  looseOrder: 'Toujours en tirailleur ; sa fuite ne nuit à aucun ami.',
  irregular: 'Ne forme jamais le carré ; un groupe peut en compter quatre.',
  impetuous: 'Doit attaquer dès que possible, et doit poursuivre.',
  tacticalSense: 'Change plus librement de formation ; en fin d’ordres, peut agir sur un test moral.',
  bombard: 'Lente et de courte portée ; ni riposte ni tir défensif.',
  obsoleteFirearm: 'Portée réduite, moins de dés en ligne ; ni riposte ni tir défensif.',
  grandBattery: 'Ces pièces agissent en groupe pour un seul point d’ordre.',
};
