import type { Term, TermCode } from '../../rules/state/reasons.ts';
import { words } from './words.ts';
import { english } from './writing.ts';

const labels: Record<TermCode, string> = {
  base: 'factor of the unit',
  norm: 'norm of the quality',
  rate: 'price of a strength point',
  threshold: 'threshold of the type',
  elite: 'Elite',
  skill: 'skill',
  commandValue: 'command value',
  halfRange: 'half range or less',
  artilleryAtSquare: 'artillery at a square',
  enfilade: 'enfilade',
  defensiveFireArtillery: 'artillery in defensive fire',
  defensiveFireControlled: 'Controlled fire in line, in defensive fire',
  demoralised: 'demoralised',
  lancerCharging: 'lancers charging',
  doubledCharge: 'charge in open terrain',
  lossesInCharge: 'losses in this charge',
  targetInCover: 'target in cover',
  infantryInRough: 'infantry in rough ground',
  mountedOrGunsInRough: 'cavalry or guns in rough ground',
  panicked: 'panicked',
  outflanked: 'outflanked',
  village: 'in a village',
  fortifiedPoint: 'in a fortified point',
  chargedNonDense: 'charged while not dense',
  chargedByLancer: 'charged by lancers',
  reactionDefensiveFire: 'reacts by defensive fire',
  reactionCounterCharge: 'reacts by counter-charge',
  strengthPoints: 'strength points',
  minimum: 'least price',
  groupOrder: 'one group',
  cavalryTogether: 'two cavalry units together, enemy near',
  artilleryTogether: 'two artillery units together, enemy near',
  irregularTogether: 'two Irregular units together, enemy near',
  recruitsTogether: 'two Recruit units together, enemy near',
  linearColumn: 'Linear order infantry in column, enemy near',
  panickedGroup: 'panicked group, enemy near',
  scoutRides: 'scouts ride along',
  gunRides: 'a regimental gun comes along',
  inVain: 'no way there: it would cost a point',
  penalisingTerrain: 'penalising terrain',
  forcedMarch: 'forced march',
  rotation: 'rotation',
  steps: 'hexes entered',
  formationChange: 'change of formation',
};

/** What a line of a sum stands for; a skill by its own name, which its rule tells. */
function termLabel(term: Term): string {
  const skill = term.why === 'skill' ? /^SKL-(\d+)/.exec(term.rule)?.[1] : undefined;
  return Object.values(words.skills)[Number(skill) - 1] ?? labels[term.why];
}

/** One line of a sum: "+1 half range or less", "× 2 charge in open terrain", "at most 3: target in cover". */
function termLine(term: Term): string {
  const label = termLabel(term);
  if ('cap' in term) return `at most ${english.number(term.cap)}: ${label}`;
  if ('factor' in term) return `× ${english.number(term.factor)} ${label}`;
  return `${english.signed(term.amount)} ${label}`;
}

export const terms = { labels, termLabel, termLine };
