import type { asl as english } from '../../en/rulebook/asl.ts';
import type { SameChapter } from '../../rulebook.ts';

export const asl: SameChapter<typeof english> = {
  title: 'L’assaut et la mêlée',
  about:
    'Aborder un ennemi déjà proche : plus lent et moins meurtrier qu’une charge, possible presque partout.',
  statements: {
    'ASL-01': {
      head: 'Ce qu’est un assaut',
      text: `
        Si l’ennemi n’est pas à plus de 2 cases, l’assaut peut se déclarer à la place d’une charge. Il frappe moins
        fort, mais il atteint des ennemis hors d’atteinte d’une charge. Il n’a jamais lieu de lui-même : on le déclare.
      `,
    },
    'ASL-02': {
      head: 'Qui assaille qui',
      text: 'Mêmes interdits que pour la charge : [CHG-02], [CHG-03] pour les tirailleurs, [CHG-04] pour le Harcèlement.',
    },
    'ASL-03': {
      head: 'Cible et pas',
      text: `
        Désignez un ennemi à 2 cases au plus [R-106]. Une marche indirecte [MAN-08] d’une case, dans n’importe quelle
        direction et sans tourner, doit amener l’unité à l’engager. Si elle l’engage déjà, elle peut rester sur place :
        c’est ainsi qu’une mêlée se prolonge [R-111]. La cavalerie légère aussi s’en tient ici à une case [R-107].

        Engager ou être engagée n’empêche rien, et l’assaut peut venir de front, de flanc ou par l’arrière [R-115].
      `,
    },
    'ASL-04': {
      head: 'Assaut d’une unité engagée',
      text: `
        Si des ennemis l’engagent quand elle se déclare, l’un d’eux au moins doit l’engager encore après son pas
        [MAN-16]. Chacun de ceux à qui elle a échappé lui coûte 2 points de force [MAN-17].
      `,
    },
    'ASL-05': {
      head: 'Aucun chemin',
      text: `
        S’il n’existe aucun pas qui convienne, l’unité revient à sa place, perd 1 point de force et en a fini pour ce
        tour ; personne ne réagit. À moins que les joueurs n’en décident autrement, le programme n’offre pas un tel
        assaut [R-86].
      `,
    },
    'ASL-06': {
      head: 'Le déroulement',
      text: `
        1. La déclaration.
        2. Le pas.
        3. La réaction de la cible, puis celle d’un de ses amis.
        4. L’attaque, si la cible est toujours là.
      `,
    },
    'ASL-07': {
      head: 'Frapper ou non',
      text: 'L’assaillant peut retenir ses coups au dernier moment, sauf s’il est Impétueux.',
    },
    'ASL-08': {
      head: 'Pas de poursuite',
      text: 'Que l’ennemi esquive, fuie ou périsse, l’assaillant reste là où son pas l’a mené.',
    },
    'ASL-09': {
      head: 'La mêlée',
      text: `
        1. L’assaillant frappe. S’il préfère s’abstenir, il n’y a pas de combat.
        2. L’autre unité peut frapper aussi [R-96], avec tous ses dés, quoi qu’elle vienne de perdre. Anéantie, et dans
           ce seul cas, elle ne répond pas : à cela près, les deux coups tombent ensemble [R-112].
        3. Si l’une des deux est anéantie, personne ne teste et l’autre reste en place.
        4. Sinon, voir [ASL-10] pour les tests.

        Chacun des deux camps peut reprendre le combat à l’un de ses tours suivants, par un nouvel assaut.
      `,
    },
    'ASL-10': {
      head: 'Les tests après la mêlée',
      text: `
        Celle qui a perdu 3 points de force ou plus dans cette mêlée passe un test. Si c’est le cas des deux, toutes
        deux testent, et la première est désignée par le premier de ces critères qui les départage [R-113] :
        1. celle qui est à son seuil de démoralisation ou au-dessous ;
        2. celle qui a perdu davantage dans ce combat, sans ce que coûte un test raté ;
        3. celle dont le facteur de commandement, sans modificateurs, est le plus bas ;
        4. celle qui a subi l’assaut.

        Si la première fuit ou périt, l’autre n’a pas à tester.
      `,
    },
    'ASL-11': {
      head: 'Les réactions',
      text: 'Comme à une charge, aux mêmes conditions : [CHG-13] et ce qui suit.',
    },
    'ASL-12': {
      head: 'Pas de test pour la cible',
      text: `
        Une unité assaillie réagit sans test. Même paniquée, elle peut donc rester, mais elle n’a aucun dé, et elle
        fuira si elle perd alors 3 points ou plus [R-110]. L’ami qui vient à son aide teste comme d’ordinaire [R-108].
      `,
    },
    'ASL-13': {
      head: 'Ce qui reste à la cible',
      text: `
        Un assaut ne part jamais de 3 cases : ni carré, ni rotation, ni contre-charge de la cible. Elle peut ne rien
        faire, tirer, esquiver, fuir, ou former la colonne fermée contre de la cavalerie ; un ami peut tirer ou
        contre-charger [R-109].
      `,
    },
    'ASL-14': {
      head: 'Les dés de la mêlée',
      text: `
        Personne ne double, personne ne perd de dés pour ses pertes, et le facteur de combat des lanciers est 2.
      `,
    },
    'ASL-15': {
      head: 'Vaut aussi pour l’assaut',
      text: `
        Débordée à la déclaration, débordée jusqu’au bout [GEO-20]. Les tirailleurs amis placés sur la case voulue
        cèdent le pas [CHG-39].
      `,
    },
    'ASL-16': {
      head: 'L’assaillant sous le feu',
      text: `
        Si un tir défensif lui prend 3 points de force ou plus, il teste ; s’il échoue, l’assaut est fini, comme en
        [CHG-29].
      `,
    },
    'FLOW-ASSAULT': {
      head: 'Un assaut, pas à pas',
      text: `
        1. Déclarer une cible à 2 cases au plus. Retenir qui était en contact avec qui, qui engageait l’assaillant, et
           s’il était débordé.
        2. Enlever les tirailleurs amis de la case voulue ; rester, ou avancer d’une case sans tourner, de façon à
           engager la cible ; les reposer. Aucun chemin : −1 point de force, fin. Ennemis à qui l’on échappe : −2 pour
           chacun.
        3. La cible ne fait rien, tire, esquive, fuit, ou forme la colonne fermée contre de la cavalerie ; pas de test.
           En contact à la déclaration, elle n’a le choix qu’entre rien et la fuite.
        4. Elle a tiré et l’assaillant a perdu 3 points ou plus : test. Raté : fin.
        5. Un ami de la cible peut tester, puis contre-charger ou tirer. Après son tir, comme à l’étape 4.
        6. La cible est partie ? Fin, sans poursuite. L’assaillant renonce ? Fin.
        7. L’assaillant frappe. La cible est anéantie ? Fin.
        8. La cible peut frapper. L’assaillant est anéanti ? Fin.
        9. Les tests, dans l’ordre de [ASL-10]. Aux pertes de la cible on ajoute celles du tir, si l’assaillant a
           d’abord tiré sur elle dans la même action [MOR-02]. Fin.
      `,
    },
  },
};
