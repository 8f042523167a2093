import type { Skill } from '../../rules/state/vocabulary.ts';

/** What each skill does, all of it, in a line or two. */
export const skillEffects: Record<Skill, string> = {
  cuirassier:
    'Un dé de plus au combat. Sauvegardes, sauf contre le tir d’artillerie. Contre-charge sans malus.',
  halfCuirass:
    'Un dé de plus au combat. Sauvegardes, sauf contre le tir d’artillerie ou d’enfilade, contre les cuirassiers, ou si débordée. Contre-charge sans malus.',
  feudalCavalry:
    'Sauvegardes contre la cavalerie ennemie sauf si débordée, mais chaque 6 du tir adverse lui coûte 2 points.',
  counterCharge: 'Contre-charge sans malus au test moral.',
  lancer:
    'Trois dés en charge. L’unité chargée teste à −3, et le carré perd contre elle sa sauvegarde de carré.',
  harassment:
    'N’attaque que des unités paniquées ou débordées, des tirailleurs ou des canons isolés, et tous sauvegardent ses touches. Sauvegardes contre le tir ; fuit à tout test raté face à une attaque ou à des pertes ; sa fuite ne nuit à aucun ami ; se rallie sans dés si aucun ennemi non paniqué n’est à 4 cases ou moins.',
  grandCharge:
    'Deux cavaleries ou plus ne renchérissent pas un groupe si toute sa cavalerie a cette compétence.',
  controlledFire:
    'En ligne : quatre dés de plus et aucun malus en tir défensif, et peut tirer puis charger ou assaillir le même ennemi. En colonne : deux dés de moins au combat et au tir.',
  tenacious:
    'Seuil abaissé de 2. Au-dessus, ne fuit jamais sur un test raté mais en subit les pertes. En ligne, teste quand elle est activée : si elle échoue, ni manœuvre ni changement de formation.',
  warrior: 'Ne tire jamais. Sauvegardes contre l’infanterie en combat rapproché, sauf si débordée.',
  skirmisher: 'Peut se mettre en tirailleur.',
  scout: 'Agit sans coût avec un groupe activé à 3 cases au plus, deux éclaireurs au maximum.',
  largeBattalion:
    'Quatre points de force de plus, seuil relevé de 2. Marche de 2 cases en colonne. Peut former la colonne fermée.',
  linearOrder:
    'Peut former la ligne étendue. En ligne, sauvegarde un point plus facile contre le tir. En colonne, peut porter à 2 points d’ordre le coût de son groupe.',
  looseOrder: 'Toujours en tirailleur, sauf paniquée. Sa fuite ne nuit à aucun ami.',
  irregular:
    'Seuil relevé de 1. Ne forme jamais le carré. Un groupe peut en compter quatre, mais deux ensemble peuvent coûter 2 points d’ordre.',
  impetuous:
    'Activée, doit charger ou assaillir les ennemis proches, attaquer qui sa marche engage, et poursuivre. En fin d’ordres, attaque d’elle-même sauf test moral réussi.',
  tacticalSense:
    'Ne teste pour changer de formation que si un ennemi non paniqué est à 2 cases ou moins, et peut tirer après le changement. En fin d’ordres, peut agir sur un test moral, sauf une pièce régimentaire ; peut se joindre à la poursuite d’un ami.',
  bombard: 'Déplacement 1, portée 5. Ni riposte ni tir défensif.',
  obsoleteFirearm:
    'Portée réduite de 1. En ligne, un dé de moins au combat et au tir. Ni riposte ni tir défensif.',
  grandBattery:
    'Deux artilleries ou plus ne renchérissent pas un groupe si toute son artillerie a cette compétence.',
};
