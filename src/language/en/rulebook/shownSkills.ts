/** The positions of the rulebook about skills: the title of each, and what to see in it. */
export const shownSkills = {
  cuirassiers: {
    title: 'Cuirassiers',
    text: 'One die more, doubled to ten, and saves against whatever strikes back.',
  },
  'cuirassiers-counter-charge': {
    title: 'Cuirassiers counter-charge',
    text: 'They test without the 2 that others lose for it.',
  },
  'half-cuirass': {
    title: 'Half-cuirass',
    text: 'It counter-charges without the 2, saves, and strikes with five dice less its losses.',
  },
  'feudal-cavalry': {
    title: 'Feudal cavalry',
    text: 'A 6 of the guns costs it two points; against cavalry it saves.',
  },
  'counter-charge-skill': {
    title: 'Trained to counter-charge',
    text: 'B has the skill and tests without the 2.',
  },
  lancers: { title: 'Lancers', text: 'B tests with 3 less, and A strikes with three dice, doubled to six.' },
  'lancers-at-a-square': { title: 'Lancers at a square', text: 'The square has no saves against them.' },
  'harassment-targets': {
    title: 'Whom harassers attack',
    text: 'A may charge the skirmishers S, not the line B; and whoever it hurts may save.',
  },
  'harassment-shot-at': {
    title: 'Harassers under fire',
    text: 'B saves; failing its test it must flee, and harms no friend it runs through.',
  },
  'controlled-fire': {
    title: 'Controlled fire in defence',
    text: 'B fires without the 2 on its test and with four dice more: eleven.',
  },
  'controlled-fire-column': {
    title: 'Controlled fire in column',
    text: 'In column the skill costs A two dice.',
  },
  tenacious: { title: 'Tenacious', text: 'B fails by four: it does not flee but loses four points.' },
  warriors: { title: 'Warriors', text: 'They never fire, and save against the blows of infantry.' },
  'large-battalion': {
    title: 'A large battalion marches',
    text: 'In column it goes two hexes instead of three.',
  },
  'linear-order': { title: 'Linear order under fire', text: 'In line, B saves from 3 up.' },
  'impetuous-pursuit': { title: 'The impetuous pursue', text: 'Nobody is asked: A runs after B.' },
  bombard: { title: 'A bombard', text: 'It moves one hex, and reaches five.' },
  'bombard-silent': { title: 'A bombard under charge', text: 'G cannot fire in defence.' },
  'obsolete-firearm': {
    title: 'Old firearms',
    text: 'One die less, a hex less of range, and no return fire from B.',
  },
  'morale-dice': {
    title: 'Dice of quality',
    text: 'The elite A drops the highest of three, the ordinary B rolls two, the recruits C drop the lowest.',
  },
};
