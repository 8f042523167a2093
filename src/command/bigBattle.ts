/** A battle larger than any the rule expects, for the figures: 40 × 30 hexes, 30 units a side. */
import type { Facing } from '../geometry/facing.ts';
import { hexAt } from '../geometry/shape.ts';
import type { Side } from '../rules/state/vocabulary.ts';
import type { DeployedUnit, Scenario } from '../scenarios/scenario.ts';

const COLUMNS = 40;
const ROWS = 30;
const A_SIDE = 30;

/** Two rows of small light batteries and light infantry, cheap enough for the largest format. */
function deployed(side: Side): readonly DeployedUnit[] {
  const facing: Facing = side === 'blue' ? 5 : 2;
  return Array.from({ length: A_SIDE }, (_, n): DeployedUnit => {
    const column = 2 + 2 * (n % 18);
    const row = (side === 'blue' ? ROWS - 6 : 5) + (n < 18 ? 0 : side === 'blue' ? 2 : -2);
    const base = { id: `${side}-${n}`, name: `${side} ${n}`, hexes: [hexAt(column, row)], facing } as const;
    if (n % 3 === 0)
      return {
        ...base,
        type: 'lineInfantry',
        quality: 'recruit',
        commandValue: 6,
        skills: [],
        strength: 14,
        formation: 'line',
      };
    if (n % 3 === 1)
      return {
        ...base,
        type: 'lightInfantry',
        quality: 'recruit',
        commandValue: 6,
        skills: ['skirmisher'],
        strength: 8,
        formation: 'skirmish',
      };
    return {
      ...base,
      type: 'lightCavalry',
      quality: 'recruit',
      commandValue: 6,
      skills: [],
      strength: 5,
      formation: 'none',
    };
  });
}

/** The ground of the figures: a wood, village or hill on every seventh hex or so, by arithmetic. */
function ground() {
  const kinds = ['wood', 'difficult', 'village', 'open'] as const;
  return Array.from({ length: COLUMNS * ROWS }, (_, n) => n)
    .filter((n) => (n * 37) % 7 === 0 && Math.floor(n / COLUMNS) > 7 && Math.floor(n / COLUMNS) < ROWS - 8)
    .map((n) => {
      const terrain = kinds[(n * 13) % kinds.length] ?? 'wood';
      return {
        ...hexAt(n % COLUMNS, Math.floor(n / COLUMNS)),
        terrain,
        hill: terrain === 'open' || n % 5 === 0,
      };
    });
}

export const bigBattle: Scenario = {
  id: 'figures',
  title: { en: 'The field of the figures', fr: 'Le champ des mesures' },
  story: { en: 'A field made for measuring.', fr: 'Un champ fait pour mesurer.' },
  map: { shape: { kind: 'rectangle', columns: COLUMNS, rows: ROWS }, hexes: ground(), sides: [] },
  homeEdges: { blue: 'south', red: 'north' },
  format: 4000,
  firstSide: 'blue',
  houseRules: { turn_limit: 500, break_point: 'none' },
  armies: {
    blue: { name: { en: 'South', fr: 'Sud' }, nation: 'france', units: deployed('blue') },
    red: { name: { en: 'North', fr: 'Nord' }, nation: 'austria', units: deployed('red') },
  },
};
