/** How Casques et Plumets is read where it leaves it open, in English. */
import type { SystemChapter } from '../../../../contract/system.ts';

export const rulings: readonly SystemChapter[] = [
  {
    title: 'Rulings',
    statements: [
      {
        id: 'CP-R-02',
        text: 'Skirmishers stand in two rows of the rates: they go as fast as a column.',
        terms: ['tirailleur'],
      },
      {
        id: 'CP-R-03',
        text: 'The text does not say what fresh is: a unit that has lost nothing and is in order. Fresh and numerous together are worth one. Option: in disorder too, or until it first fires or fights.',
        terms: ['unité fraîche'],
      },
      {
        id: 'CP-R-04',
        text: 'A loss received before the test is every point of combat value that the unit lacks at that moment.',
        terms: ['test moral'],
      },
      {
        id: 'CP-R-05',
        text: 'Who fails the test stops outside, in order: only a charge that was too short disorders. Option: the failed test does too.',
        terms: ['reste sur place'],
      },
      {
        id: 'CP-R-06',
        text: 'In melee the die of heavy cavalry and the two of the cuirass add up. Option: only the better counts.',
        terms: ['cavalerie cuirassée'],
      },
      {
        id: 'CP-R-07',
        text: 'Infantry that cavalry beats stays, with its losses and its disorder. Option: it recoils like anybody.',
        terms: ['reste sur ses positions'],
      },
      {
        id: 'CP-R-09',
        text: 'A melee in which both lose their last point destroys both, and the place stays empty.',
        terms: ['mêlée'],
      },
      {
        id: 'CP-R-10',
        text: 'Forming square is the one test of the turn for whoever tries it. Option: it does not count as one.',
        terms: ['test moral'],
      },
      {
        id: 'CP-R-11',
        text: 'One charge is answered once: by fire or by a square, not by both.',
        terms: ['tir de réaction'],
      },
      {
        id: 'CP-R-12',
        text: 'A shot in reaction falls at short range: it is aimed at whoever steps in front of the unit.',
        terms: ['tir d’opportunité'],
      },
      {
        id: 'CP-R-15',
        text: 'In the test of a square count skill, status, freshness or numbers, support, losses, an enemy on flank or rear, and the attack column; nothing that speaks of cavalry.',
        terms: ['test moral'],
      },
      {
        id: 'CP-R-17',
        text: 'A unit in disorder cannot fall into more of it.',
        terms: ['désordre'],
      },
      {
        id: 'CP-R-21',
        text: 'Who must fall back does so though no point is left; where there is one it is spent.',
        terms: ['ralliement'],
      },
      {
        id: 'CP-R-22',
        text: 'Against a square heavy cavalry has no die for being heavy; cuirasses keep their two.',
        terms: ['carré'],
      },
      {
        id: 'CP-R-25',
        text: 'All lines of the modifiers of fire add up, and one die at least is thrown.',
        terms: ['tir'],
      },
      {
        id: 'CP-R-26',
        text: 'Canister is a part of short range: the whole value and two dice.',
        terms: ['mitraille'],
      },
      {
        id: 'CP-R-27',
        text: 'A square has neither flank nor rear.',
        terms: ['carré'],
      },
      {
        id: 'CP-R-30',
        text: 'The skill of an officer counts where a procedure names it: in command points, initiative, recovery and the two tests. It changes neither the dice of fire nor those of melee.',
        terms: ['compétence'],
      },
      {
        id: 'CP-R-32',
        text: 'A lance is a weapon that any cavalry may buy; lancers have the status that was bought for them. Option: they are always elite.',
        terms: ['cavalerie avec lance'],
      },
      {
        id: 'CP-R-35',
        text: 'A move that begins in difficult ground, enters it or crosses it is as slow throughout. Option: in those hexes alone.',
        terms: ['terrain difficile'],
      },
      {
        id: 'CP-R-37',
        text: 'Skirmishers may fall back of their own will as cavalry may.',
        terms: ['tirailleurs', 'ralliement'],
      },
      {
        id: 'CP-R-38',
        text: 'The die of the salvo is infantry’s, once in the battle, and not added to that of numbers. Option: every arm has it.',
        terms: ['salve'],
      },
      {
        id: 'CP-R-39',
        text: 'Cavalry does not fire. Infantry does but in march column, guns do but limbered.',
        terms: ['mousquet', 'carabine'],
      },
      {
        id: 'CP-R-40',
        text: 'A value is halved and rounded first, dice are added afterwards.',
        terms: ['arrondie au supérieur'],
      },
      {
        id: 'CP-R-41',
        text: 'Disorder and house cost two dice in all.',
        terms: ['tireur en désordre ou dans une maison'],
      },
      {
        id: 'CP-R-42',
        text: 'Cavalry in open order is as hard to hit as skirmishers.',
        terms: ['cible en tirailleur'],
      },
      {
        id: 'CP-R-46',
        text: 'Falling back in reaction is paid from the points kept back; who must fall back does so without one.',
        terms: ['ralliement'],
      },
      {
        id: 'CP-R-49',
        text: 'One comes into contact by charge or by assault, and fights there. The charge goes straight over free ground and earns its bonus. Whatever else ends a tactical move in a zone is an assault: tested alike but without bonus, allowed over obstacles and into houses, and never punished as too short.',
        terms: ['ordre de charge', 'assaut d’un bâtiment'],
      },
      {
        id: 'CP-R-51',
        text: 'Onto a flank or a rear nobody is tested and nobody fires in reaction. Option: the test is taken there too.',
        terms: ['flanc', 'arrière'],
      },
      {
        id: 'CP-R-52',
        text: 'A square in disorder keeps its zones, and cavalry is tested against it at −1. Option: it has none.',
        terms: ['carré en désordre'],
      },
      {
        id: 'CP-R-53',
        text: 'An enemy in order on a neighbouring flank or rear hex takes 2 from the test, once.',
        terms: ['ennemi sur le flanc, l’arrière'],
      },
      {
        id: 'CP-R-54',
        text: 'Up to four friends support a unit, in its tests and its melees alike: those in order next to its flanks or rear.',
        terms: ['soutien'],
      },
      {
        id: 'CP-R-55',
        text: 'Infantry charges from line or attack column, and cavalry from open order too. Skirmishers go for nobody but skirmishers, guns and whoever is in disorder. Squares, march columns and artillery do not charge.',
        terms: ['charge'],
      },
      {
        id: 'CP-R-56',
        text: 'Infantry forms square from line or attack column, in order, neither in a wood nor in a house.',
        terms: ['carré'],
      },
      {
        id: 'CP-R-58',
        text: 'Crossing an obstacle or going into a shelter is a second action: it takes the unit one hex and no farther. Option: it costs a point and no action.',
        terms: ['franchissement d’obstacles linéaires'],
      },
      {
        id: 'CP-R-60',
        text: 'Infantry alone holds houses. Inside it has no formation, and a zone on all sides.',
        terms: ['habitation'],
      },
      {
        id: 'CP-R-65',
        text: 'He who replaces a fallen officer stands where that one stood, with a skill of −1 and a radius of 5.',
        terms: ['officier incompetent'],
      },
      {
        id: 'CP-R-61',
        text: 'Who has an enemy, impassable ground or a friend in square on the first hex of his recoil is destroyed; if only the second is barred, he stops short.',
        terms: ['ne peut reculer'],
      },
      {
        id: 'CP-R-69',
        text: 'March column, flank, rear and artillery are worth two dice in all. Light cavalry against a square loses by both lines.',
        terms: ['arrière', 'flanc', 'artillerie'],
      },
      {
        id: 'CP-R-70',
        text: 'Both throw at once, with the dice that they have before any loss.',
        terms: ['mêlée'],
      },
      {
        id: 'CP-R-73',
        text: 'Hard cover: houses, redoubts, forts, walls. Light cover: woods, orchards, hedges, vineyards.',
        terms: ['abri léger', 'abri dur'],
      },
      {
        id: 'CP-R-74',
        text: 'Height counts in melee against whoever is lower, and as difficult ground where it is steep; fire and tests know nothing of it.',
        terms: ['adversaire plus haut'],
      },
      {
        id: 'CP-R-78',
        text: 'Only light infantry skirmishes, and only light cavalry goes in open order.',
        terms: ['unités dites légères', 'fourrageur'],
      },
      {
        id: 'CP-R-82',
        text: 'It is the face of the die that must show 6: nothing is added to it. Shot at and then beaten, a unit has two such throws against its officer.',
        terms: ['6 pur'],
      },
    ],
  },
];
