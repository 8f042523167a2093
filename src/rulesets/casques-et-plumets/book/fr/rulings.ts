/** How Casques et Plumets is read where it leaves it open, in French. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const rulings: readonly SystemChapter[] = [
  {
    title: 'Décisions',
    statements: [
      {
        id: 'CP-R-02',
        text: 'Les tirailleurs sont dans deux lignes des vitesses : ils vont aussi vite qu’une colonne.',
        terms: ['tirailleur'],
      },
      {
        id: 'CP-R-03',
        text: 'Le texte ne dit pas ce qu’est une unité fraîche : elle n’a rien perdu et est en ordre. Fraîche et nombreuse valent un en tout. Option : même en désordre, ou jusqu’à son premier tir ou combat.',
        terms: ['unité fraîche'],
      },
      {
        id: 'CP-R-04',
        text: 'Une perte reçue avant le test est tout point de valeur de combat qui manque alors à l’unité.',
        terms: ['test moral'],
      },
      {
        id: 'CP-R-05',
        text: 'Qui rate le test s’arrête dehors, en ordre : seule une charge trop courte met en désordre. Option : le test raté aussi.',
        terms: ['reste sur place'],
      },
      {
        id: 'CP-R-06',
        text: 'En mêlée, le dé de la cavalerie lourde et les deux de la cuirasse s’ajoutent. Option : seule la meilleure ligne compte.',
        terms: ['cavalerie cuirassée'],
      },
      {
        id: 'CP-R-07',
        text: 'L’infanterie battue par de la cavalerie reste, avec ses pertes et son désordre. Option : elle recule comme les autres.',
        terms: ['reste sur ses positions'],
      },
      {
        id: 'CP-R-09',
        text: 'Une mêlée où chacune perd son dernier point les détruit toutes deux, et la place reste vide.',
        terms: ['mêlée'],
      },
      {
        id: 'CP-R-10',
        text: 'Former le carré est le seul test du tour pour qui le tente. Option : ce n’en est pas un.',
        terms: ['test moral'],
      },
      {
        id: 'CP-R-11',
        text: 'On ne répond qu’une fois à une charge : par un tir ou par un carré, pas les deux.',
        terms: ['tir de réaction'],
      },
      {
        id: 'CP-R-12',
        text: 'Un tir de réaction se fait à courte portée : il vise qui se présente devant l’unité.',
        terms: ['tir d’opportunité'],
      },
      {
        id: 'CP-R-15',
        text: 'Au test du carré comptent compétence, statut, fraîcheur ou nombre, soutien, pertes, ennemi sur le flanc ou l’arrière et colonne d’attaque ; rien de ce qui parle de cavalerie.',
        terms: ['test moral'],
      },
      {
        id: 'CP-R-17',
        text: 'Une unité en désordre ne peut pas l’être davantage.',
        terms: ['désordre'],
      },
      {
        id: 'CP-R-21',
        text: 'Qui est forcé de rallier le fait même s’il ne reste aucun point ; s’il en reste un, il est dépensé.',
        terms: ['ralliement'],
      },
      {
        id: 'CP-R-22',
        text: 'Contre un carré, la cavalerie lourde n’a pas le dé de son poids ; les cuirasses gardent les deux leurs.',
        terms: ['carré'],
      },
      {
        id: 'CP-R-25',
        text: 'Toutes les lignes des bonus et malus du tir s’ajoutent, et l’on lance toujours au moins un dé.',
        terms: ['tir'],
      },
      {
        id: 'CP-R-26',
        text: 'La mitraille fait partie de la courte portée : la valeur entière et deux dés.',
        terms: ['mitraille'],
      },
      {
        id: 'CP-R-27',
        text: 'Un carré n’a ni flanc ni arrière.',
        terms: ['carré'],
      },
      {
        id: 'CP-R-30',
        text: 'La compétence d’un officier compte là où une procédure la nomme : points de commandement, initiative, récupération et les deux tests. Elle ne change ni les dés de tir ni ceux de mêlée.',
        terms: ['compétence'],
      },
      {
        id: 'CP-R-32',
        text: 'La lance est une arme que toute cavalerie peut acheter ; les lanciers ont le statut qu’on leur achète. Option : ils sont toujours d’élite.',
        terms: ['cavalerie avec lance'],
      },
      {
        id: 'CP-R-35',
        text: 'Un mouvement qui commence en terrain difficile, y entre ou le traverse, en a la vitesse de bout en bout. Option : dans ces cases seules.',
        terms: ['terrain difficile'],
      },
      {
        id: 'CP-R-37',
        text: 'Les tirailleurs peuvent rallier sur leurs arrières de leur propre gré, comme la cavalerie.',
        terms: ['tirailleurs', 'ralliement'],
      },
      {
        id: 'CP-R-38',
        text: 'Le dé de la salve est à l’infanterie, une fois dans la bataille, et ne s’ajoute pas à celui du nombre. Option : à toutes les armes.',
        terms: ['salve'],
      },
      {
        id: 'CP-R-39',
        text: 'La cavalerie ne tire pas. L’infanterie tire, sauf en colonne de route ; les canons, sauf attelés.',
        terms: ['mousquet', 'carabine'],
      },
      {
        id: 'CP-R-40',
        text: 'La valeur est d’abord divisée et arrondie, les dés s’ajoutent ensuite.',
        terms: ['arrondie au supérieur'],
      },
      {
        id: 'CP-R-41',
        text: 'Désordre et maison coûtent deux dés en tout.',
        terms: ['tireur en désordre ou dans une maison'],
      },
      {
        id: 'CP-R-42',
        text: 'La cavalerie en fourrageur est aussi difficile à toucher que des tirailleurs.',
        terms: ['cible en tirailleur'],
      },
      {
        id: 'CP-R-46',
        text: 'Le ralliement en réaction se paie sur la réserve ; qui y est forcé le fait même sans point.',
        terms: ['ralliement'],
      },
      {
        id: 'CP-R-49',
        text: 'On vient au contact par une charge ou par un assaut, et l’on s’y bat. La charge va tout droit en terrain libre et reçoit ses bonus. Tout autre mouvement tactique qui finit dans une zone est un assaut : même test, mais sans bonus, permis par-dessus un obstacle ou dans une maison, et jamais puni pour être trop court.',
        terms: ['ordre de charge', 'assaut d’un bâtiment'],
      },
      {
        id: 'CP-R-51',
        text: 'Sur un flanc ou un arrière, ni test ni tir en réaction. Option : le test y est passé aussi.',
        terms: ['flanc', 'arrière'],
      },
      {
        id: 'CP-R-52',
        text: 'Un carré en désordre garde ses zones, et la cavalerie passe le test à −1. Option : il n’en a plus.',
        terms: ['carré en désordre'],
      },
      {
        id: 'CP-R-53',
        text: 'Un ennemi en ordre sur une case voisine, de flanc ou d’arrière, retire 2 au test, une seule fois.',
        terms: ['ennemi sur le flanc, l’arrière'],
      },
      {
        id: 'CP-R-54',
        text: 'Est en soutien tout ami en ordre sur une case de flanc ou d’arrière, aux tests comme en mêlée, quatre au plus.',
        terms: ['soutien'],
      },
      {
        id: 'CP-R-55',
        text: 'L’infanterie charge depuis la ligne ou la colonne d’attaque, la cavalerie aussi en fourrageur. Des tirailleurs ne s’en prennent qu’à des tirailleurs, à des canons ou à qui est en désordre. Carrés, colonnes de route et artillerie ne chargent pas.',
        terms: ['charge'],
      },
      {
        id: 'CP-R-56',
        text: 'L’infanterie se met en carré depuis la ligne ou la colonne d’attaque, en ordre, ni dans un bois ni dans une maison.',
        terms: ['carré'],
      },
      {
        id: 'CP-R-58',
        text: 'Franchir un obstacle ou entrer dans un abri est une seconde action : elle mène l’unité d’une case, pas plus loin. Option : cela coûte un point sans être une action.',
        terms: ['franchissement d’obstacles linéaires'],
      },
      {
        id: 'CP-R-60',
        text: 'Seule l’infanterie occupe des maisons. Elle n’y a pas de formation, et une zone de tous côtés.',
        terms: ['habitation'],
      },
      {
        id: 'CP-R-65',
        text: 'Le remplaçant d’un officier tombé se tient là où celui-ci se tenait, avec une compétence de −1 et un rayon de 5.',
        terms: ['officier incompetent'],
      },
      {
        id: 'CP-R-61',
        text: 'Qui trouve à la première case de son recul un ennemi, un terrain infranchissable ou un ami en carré est détruit ; si seule la seconde est barrée, il s’arrête avant.',
        terms: ['ne peut reculer'],
      },
      {
        id: 'CP-R-69',
        text: 'Colonne de route, flanc, arrière et artillerie valent deux dés en tout. La cavalerie légère contre un carré perd par les deux lignes.',
        terms: ['arrière', 'flanc', 'artillerie'],
      },
      {
        id: 'CP-R-70',
        text: 'Les deux lancent en même temps, avec les dés d’avant toute perte.',
        terms: ['mêlée'],
      },
      {
        id: 'CP-R-73',
        text: 'Abri dur : maisons, redoutes, fortins, murs. Abri léger : bois, vergers, haies, vignes.',
        terms: ['abri léger', 'abri dur'],
      },
      {
        id: 'CP-R-74',
        text: 'La hauteur compte en mêlée contre qui est plus bas, et comme terrain difficile si la pente est forte ; le tir et les tests l’ignorent.',
        terms: ['adversaire plus haut'],
      },
      {
        id: 'CP-R-78',
        text: 'Seule l’infanterie légère va en tirailleur, seule la cavalerie légère en fourrageur.',
        terms: ['unités dites légères', 'fourrageur'],
      },
      {
        id: 'CP-R-82',
        text: 'C’est la face du dé qui doit montrer 6 : rien ne s’y ajoute. L’unité prise sous un tir puis battue subit deux jets pour son officier.',
        terms: ['6 pur'],
      },
    ],
  },
];
