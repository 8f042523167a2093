import type { Statement } from '../../rulebook.ts';

/** SKL-01 to SKL-12: the skills of the cavalry and of the infantry’s ranks. */
export const armSkills = {
  'SKL-01': {
    head: 'Cuirassier',
    text: `
      *Heavy cavalry, +3.* Breast and back in steel; never together with Half-cuirass [R-34].
    `,
  },
  'SKL-01.1': { text: 'Its combat factor is 1 higher: 5.' },
  'SKL-01.2': { text: 'It may save its losses [SAV-03], except those from artillery.' },
  'SKL-01.3': { text: 'It tests for a counter-charge without the −2 [MOR-09].' },
  'SKL-02': {
    head: 'Half-cuirass',
    text: '*Heavy cavalry, +2.* A breastplate only; never together with Cuirassier [R-34].',
  },
  'SKL-02.1': { text: 'Its combat factor is 1 higher: 5.' },
  'SKL-02.2': {
    text: `
      It may save its losses [SAV-03], except those from artillery, from enfilade fire, from enemies with Cuirassier, and
      all of them while it is outflanked.
    `,
  },
  'SKL-02.3': { text: 'It tests for a counter-charge without the −2 [MOR-09].' },
  'SKL-03': { head: 'Feudal cavalry', text: '*Heavy cavalry, +0.* Proud horsemen, and a large mark.' },
  'SKL-03.1': { text: 'Every 6 that hits it by fire costs it 2 strength points [R-130].' },
  'SKL-03.2': {
    text: 'As long as it is not outflanked, it may save what enemy cavalry takes from it [SAV-03].',
  },
  'SKL-04': {
    head: 'Counter-charge',
    text: '*Heavy or medium cavalry, +2.* Drilled to ride out and meet a charge.',
  },
  'SKL-04.1': { text: 'It tests for a counter-charge without the −2 [MOR-09].' },
  'SKL-05': { head: 'Lancer', text: '*Light cavalry, +2.*' },
  'SKL-05.1': { text: 'The unit it charges tests its reaction at −3 [MOR-09].' },
  'SKL-05.2': {
    text: 'Its lances reach into a square, which does not save against it for being a square [SAV-03].',
  },
  'SKL-05.3': {
    text: `
      Its combat factor is 3 when it strikes as the charger, after a pursuit too, and can be doubled to 6. In all other
      fights it is 2 [R-35].
    `,
  },
  'SKL-06': {
    head: 'Harassment',
    text: '*Light cavalry, −1.* Cossacks and their like: a plague to the weak, nothing to the strong.',
  },
  'SKL-06.1': { text: 'It is shown with fewer figures than other light cavalry [GEN-04].' },
  'SKL-06.2': { text: 'Any steady enemy may save the losses it inflicts [SAV-03].' },
  'SKL-06.3': {
    text: `
      It may attack only panicked units, units in skirmish order, a battery without a steady friend beside it, and
      outflanked units [CHG-04], [R-93].
    `,
  },
  'SKL-06.4': {
    text: 'When it fails a test because it is attacked or has lost strength, it always flees [MOR-15].',
  },
  'SKL-06.5': {
    text: 'It rallies without dice when the nearest steady enemy is 5 hexes away or more [RAL-06].',
  },
  'SKL-06.6': { text: 'It may save losses from fire [SAV-03].' },
  'SKL-06.7': { text: 'Friends it flees through lose nothing [MAN-24].' },
  'SKL-07': { head: 'Grand charge', text: '*Cavalry, +1.* Regiments used to riding together.' },
  'SKL-07.1': {
    text: `
      A group whose cavalry all has this skill does not cost 2 points for having several cavalry units; other reasons
      [ORD-05] still count.
    `,
  },
  'SKL-08': {
    head: 'Controlled fire',
    text: '*Line infantry, +2.* They hold their fire, and then it tells.',
  },
  'SKL-08.1': { text: 'In line it tests for defensive fire without the −2 [MOR-09].' },
  'SKL-08.2': { text: 'In line its defensive fire has 4 dice more [CBT-12].' },
  'SKL-08.3': { text: 'In line it may fire at an enemy, then charge or assault that same enemy [FIR-19].' },
  'SKL-08.4': {
    text: 'In column it fights with 2 dice fewer and fires with 2 fewer; a closed column does not mind [R-36].',
  },
  'SKL-09': { head: 'Tenacious', text: '*Line infantry, −1.* Hard to break, and hard to move.' },
  'SKL-09.1': { text: 'Its threshold is 2 lower [UNI-06].' },
  'SKL-09.2': {
    text: `
      While it is steady and above its threshold, a failed test never puts it to flight: it stays and takes the losses of
      the failure, if that test costs any [MOR-14]. It may still flee by choice [R-154].
    `,
  },
  'SKL-09.3': {
    text: 'In line, it tests when it is activated; if it fails, it will not move this turn [ORD-11].',
  },
  'SKL-10': { head: 'Warrior', text: '*Line infantry that is also Irregular, −1.* Blades, no muskets.' },
  'SKL-10.1': { text: 'It cannot fire in any way [FIR-04].' },
  'SKL-10.2': {
    text: 'As long as it is not outflanked, it may save what enemy infantry takes from it in close combat [SAV-03].',
  },
  'SKL-11': { head: 'Skirmisher', text: '*Light infantry, +2.*' },
  'SKL-11.1': {
    text: 'It may take skirmish order. Light infantry without this skill or Loose order may not [FRM-05].',
  },
  'SKL-12': { head: 'Scout', text: '*Light infantry, +1.*' },
  'SKL-12.1': { text: 'It may ride along with a group that is activated close by [ORD-09].' },
} satisfies Readonly<Record<string, Statement>>;
