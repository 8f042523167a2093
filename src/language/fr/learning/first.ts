import type { LearningWords } from '../../en/learning.ts';

/** La bataille guidée, phrase à phrase : où regarder, quoi presser. */
export const first: LearningWords['first'] = {
  title: 'Première bataille',
  lead: 'Vous débutez ? Trois tours courts sur un petit terrain, expliqués pas à pas.',
  begin: 'Jouer la première bataille',
  step: (at, of) => `Étape ${at} sur ${of}`,
  goOn: 'Continuer',
  leave: 'Jouer sans être guidé',
  kindly: 'Cela peut attendre. D’abord :',
  astray: 'Vous avez pris votre propre chemin. Défaire y ramène ; ou jouez, et le programme joue l’ennemi.',
  over: 'Leurs dragons ne sont plus, et avec eux ce que leur armée pouvait perdre : vous avez gagné. Essayez maintenant une leçon, ou une bataille de l’album.',
  says: {
    orders: 'Un tour s’ouvre par les dés : pressez le grand bouton pour lancer les points d’ordre.',
    pickGun:
      'Deux points d’ordre, les jetons d’en haut. Pressez la batterie cerclée, puis Activer : un point est dépensé.',
    fire: 'Chaque unité a une action. Pressez le bataillon ennemi marqué, puis Confirmer : son chiffre est le nombre de dés.',
    rollFire: 'Cinq dés ; chaque 5 ou 6 touche. Lancez-les.',
    rollSaves:
      'Des recrues en ligne sont une cible non dense : chaque touche peut encore être sauvée à 4 ou plus. Lancez pour elles.',
    pickFoot:
      'Deux points perdus ; la plaque rouge dit ce qui reste. Pressez votre bataillon et Activer : le second point.',
    march:
      'Les cases éclairées sont à sa portée de marche. Pressez la case cerclée, gardez-le face au nord, et Confirmer.',
    marchTo: 'Pressez la case cerclée, gardez-le face au nord, et Confirmer.',
    hisOrders: 'Vos points sont dépensés : c’est son tour. Lancez aussi ses points d’ordre.',
    hisHorse: 'Il a un point, et le donne à ses dragons. Continuez pour voir ce qu’ils font.',
    hisCharge: 'Ils chargent votre bataillon : une marche droit sur lui, et un combat au bout. Continuez.',
    hisWay: 'La case rouge devant vos hommes est celle où ils arriveront. Continuez.',
    square:
      'Chargé d’assez loin, vous pouvez réagir : pressez Carré, car les chevaux craignent des baïonnettes de tous côtés.',
    rollSquare:
      'Former le carré sous une charge demande du cran : deux dés, pas plus que le facteur de commandement de 8. Lancez.',
    noFriend:
      'Le carré tient. Vos cuirassiers pourraient contre-charger ; gardez-les frais : pressez Pas de secours.',
    hisAttack: 'Il se jette tout de même sur le carré, avec peu de dés. Continuez.',
    rollHisStrike: 'Lancez ses dés : au corps à corps, 4 ou plus touche.',
    rollOwnSaves: 'Contre la cavalerie, un carré peut sauver ses pertes : lancez pour lui.',
    strikeBack: 'Rien de perdu ! Au carré de frapper : pressez Rendre les coups.',
    rollStrikeBack: 'Trois dés contre les dragons. Lancez.',
    lastOrders: 'Un point de moins pour eux, et le tour revient à vous. Lancez les points d’ordre.',
    pickHorse: 'Les dragons sont arrêtés devant votre carré. Pressez les cuirassiers et Activer.',
    charge:
      'Pressez les dragons et choisissez la charge : le panneau dit les dés et les chances avant que vous décidiez.',
    chargeTo: 'Pressez la case cerclée près de votre carré, gardez-les face au nord, et Confirmer.',
    hisReaction: 'Votre carré à la gorge, ils ne peuvent guère réagir : ils attendent. Continuez.',
    rollHisNerve: 'Même attendre demande du cran. Lancez leur test.',
    strike: 'Ils tiennent. Vous pouvez frapper ou renoncer : pressez Attaquer.',
    rollStrike:
      'Une charge en terrain dégagé double les dés de la cavalerie : dix dés, chaque 4 ou plus touche.',
    halt: 'Éliminés ! Le vainqueur peut poursuivre ; pour cette fois, tenez vos hommes et pressez Renoncer.',
    endOrders:
      'Il vous reste des points d’ordre, mais vous n’en avez plus besoin : pressez Terminer les ordres et dites oui. La bataille se juge en fin de tour.',
  },
};
