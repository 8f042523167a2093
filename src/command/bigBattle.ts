/** Battles larger than any the rule expects, for the figures. */
import type { Facing } from '../geometry/facing.ts';
import { hexAt } from '../geometry/shape.ts';
import type { Side } from '../rules/state/vocabulary.ts';
import type { DeployedUnit, Scenario } from '../scenarios/scenario.ts';

/** So many stand in a row. */
const IN_ROW = 18;

/** Rows of small battalions, skirmishers and squadrons, cheap enough for the largest format. */
function deployed(side: Side, rows: number, count: number): readonly DeployedUnit[] {
  const facing: Facing = side === 'blue' ? 5 : 2;
  return Array.from({ length: count }, (_, n): DeployedUnit => {
    const column = 2 + 2 * (n % IN_ROW);
    const behind = 2 * Math.floor(n / IN_ROW);
    const row = side === 'blue' ? rows - 6 + behind : 5 - behind;
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
function ground(columns: number, rows: number) {
  const kinds = ['wood', 'difficult', 'village', 'open'] as const;
  return Array.from({ length: columns * rows }, (_, n) => n)
    .filter((n) => (n * 37) % 7 === 0 && Math.floor(n / columns) > 7 && Math.floor(n / columns) < rows - 8)
    .map((n) => {
      const terrain = kinds[(n * 13) % kinds.length] ?? 'wood';
      return {
        ...hexAt(n % columns, Math.floor(n / columns)),
        terrain,
        hill: terrain === 'open' || n % 5 === 0,
      };
    });
}

function battleOn(columns: number, rows: number, aSide: number): Scenario {
  return {
    id: 'figures',
    title: { en: 'The field of the figures', fr: 'Le champ des mesures' },
    story: { en: 'A field made for measuring.', fr: 'Un champ fait pour mesurer.' },
    map: { shape: { kind: 'rectangle', columns, rows }, hexes: ground(columns, rows), sides: [] },
    homeEdges: { blue: 'south', red: 'north' },
    format: 4000,
    firstSide: 'blue',
    houseRules: { turn_limit: 500, break_point: 'none' },
    armies: {
      blue: { name: { en: 'South', fr: 'Sud' }, nation: 'france', units: deployed('blue', rows, aSide) },
      red: { name: { en: 'North', fr: 'Nord' }, nation: 'austria', units: deployed('red', rows, aSide) },
    },
  };
}

/** 40 × 30 hexes, 30 units a side. */
export const bigBattle: Scenario = battleOn(40, 30, 30);

/** 80 × 60 hexes, as large as a map may be, 40 units a side. */
export const widestBattle: Scenario = battleOn(80, 60, 40);
