import type { Statement } from '../../rulebook.ts';

/** SKL-13 to SKL-21: the skills of drill, temper and weapons. */
export const drillSkills = {
  'SKL-13': { head: 'Large battalion', text: '*Line infantry, +2.* Many men, slowly led.' },
  'SKL-13.1': { text: 'It has 18 to 24 strength points: 4 more at either end.' },
  'SKL-13.2': { text: 'In column it moves 2 hexes, not 3 [R-28].' },
  'SKL-13.3': { text: 'Its threshold is 2 higher [UNI-06].' },
  'SKL-13.4': { text: 'It may form closed column [FRM-07].' },
  'SKL-14': {
    head: 'Linear order',
    text: '*Line infantry, +0.* The old drill: all for the line, the column an ordeal.',
  },
  'SKL-14.1': { text: 'It may form extended line [FRM-09].' },
  'SKL-14.2': { text: 'In column, a single such unit may make its group cost 2 points [ORD-05].' },
  'SKL-14.3': { text: 'In line it saves losses from fire on 3 to 6 [SAV-02].' },
  'SKL-15': { head: 'Loose order', text: '*Light infantry, −1.* They know no other way to fight.' },
  'SKL-15.1': { text: 'It is in skirmish order always, or a horde when it is panicked.' },
  'SKL-15.2': { text: 'Friends it flees through lose nothing [MAN-24].' },
  'SKL-16': { head: 'Irregular', text: '*Infantry or cavalry, −1.*' },
  'SKL-16.1': { text: 'Its threshold is 1 higher [UNI-06].' },
  'SKL-16.2': { text: 'Two such units may make their group cost 2 points [ORD-05].' },
  'SKL-16.3': { text: 'A group of nothing but Irregulars may have four units [ORD-04].' },
  'SKL-16.4': { text: 'It cannot form square or closed column.' },
  'SKL-17': { head: 'Impetuous', text: '*Infantry or cavalry, +0.* They see the enemy and are gone.' },
  'SKL-17.1': {
    text: `
      Once it engages an enemy, it must strike: after a charge, an assault or a pursuit, and at a square just formed too.
      If a mere march makes it engage somebody anew, by turning on the spot, it has to assault him at once, without a
      step; he may react as to any assault [R-20].
    `,
  },
  'SKL-17.2': { text: 'It pursues whenever it can [CHG-35], beside a charging friend too [CHG-36].' },
  'SKL-17.3': { text: 'When it is activated, it attacks an enemy within reach [ORD-12].' },
  'SKL-17.4': { text: 'When the orders are over, it may start without one [ORD-13].' },
  'SKL-18': { head: 'Tactical sense', text: '*Any unit, +2.* Officers who see the moment.' },
  'SKL-18.1': {
    text: `
      It tests before a change of formation only when a steady enemy is within 2 hexes, where others test within 3
      [FRM-15], [R-53].
    `,
  },
  'SKL-18.2': { text: 'It alone may change formation and then fire [FIR-03].' },
  'SKL-18.3': {
    text: 'When the orders are over, a morale test may activate it [ORD-14]; never a regimental gun [R-17].',
  },
  'SKL-18.4': { text: 'It may follow a friend’s charge in the pursuit [CHG-36].' },
  'SKL-19': { head: 'Bombard', text: '*Medium foot battery, −2.* An old and heavy piece.' },
  'SKL-19.1': { text: 'It never fires in defence or in return.' },
  'SKL-19.2': { text: 'It moves 1 hex.' },
  'SKL-19.3': { text: 'Its range is 5.' },
  'SKL-20': { head: 'Obsolete firearm', text: '*Infantry, −2.*' },
  'SKL-20.1': { text: 'Its range is 1 less in every formation, and half range is half of that [R-36].' },
  'SKL-20.2': { text: 'It never fires in defence or in return, whatever its formation [R-36].' },
  'SKL-20.3': { text: 'In line it fights and fires with 1 die fewer [R-36].' },
  'SKL-21': { head: 'Grand battery', text: '*Artillery, +3.* Batteries used to firing as one.' },
  'SKL-21.1': {
    text: `
      A group whose artillery all has this skill does not cost 2 points for having several batteries; other reasons
      [ORD-05] still count.
    `,
  },
} satisfies Readonly<Record<string, Statement>>;
