import { chapter } from '../../rulebook.ts';

export const sav = chapter({
  title: 'Saves',
  about: 'Who may cancel losses, against whom, and on what.',
  statements: {
    'SAV-01': {
      head: 'What a save is',
      text: `
        A unit that is hit and has a right to a save [SAV-03] rolls one die for each strength point it is about to lose.
        Every success spares one point.

        Only what an enemy’s fire or blows would take can be saved: not the price of a failed test, nor the points lost
        to fleeing friends, to disengaging or to an attack called off [R-131].
      `,
    },
    'SAV-02': {
      head: 'On what',
      text: `
        | Unit | Saves on | Linear order, in line or extended line, against fire |
        | Above its demoralisation threshold | 4, 5, 6 | 3, 4, 5, 6 |
        | Demoralised | 5, 6 | 4, 5, 6 |
      `,
    },
    'SAV-03': {
      head: 'Who has a right',
      text: `
        One right is enough, and several are worth no more than one [R-132].

        | | Who | Against | But not |
        | 1 | infantry in a wood, a village or a fortified point | fire, close combat | |
        | 2 | a unit on a hill whose enemy is not on one [R-134] | close combat | |
        | 3 | a unit with a river, large river, ford or bridge between it and the enemy [R-147] | close combat | |
        | 4 | a square, a closed column | cavalry | against Lancer |
        | 5 | Cuirassier | everything | against artillery fire |
        | 6 | Half-cuirass | everything | against artillery fire, enfilade fire, an enemy with Cuirassier; when outflanked |
        | 7 | a non-dense unit [UNI-08] | fire | |
        | 8 | Harassment | fire | |
        | 9 | a unit at least twice as strong as the enemy, or stronger by at least 6 points, counted before these losses [R-112] | melee | |
        | 10 | Feudal cavalry | cavalry | when outflanked |
        | 11 | Warrior | infantry, in close combat | when outflanked |
        | 12 | any unit | cavalry with Harassment | |
      `,
    },
    'SAV-04': {
      head: 'Who sees to it',
      text: `
        At a table, saves are the player’s own business: he may do without, and what he forgets is gone. The program
        rolls every save that is due.
      `,
    },
    'SAV-05': { head: 'Panicked units', text: 'They never save anything.' },
  },
});
