/** What each fact changes on the board, so that a reader of facts knows how things stood between two of them. */
import type { Fact } from '../../src/rules/state/facts.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';

function changed(g: Game, id: string, change: Partial<Unit>): Game {
  return { ...g, units: g.units.map((u) => (u.id === id ? { ...u, ...change } : u)) };
}

/** The board after the fact, as far as places, formations, panic and strengths go. */
export function after(g: Game, fact: Fact): Game {
  switch (fact.fact) {
    case 'moved': {
      const [left, right] = fact.line?.hexes ?? [fact.route.at(-1) ?? fact.from];
      if (!left) return g;
      return changed(g, fact.unit, { hexes: right ? [left, right] : [left], facing: fact.facing });
    }
    case 'madeWay':
      return changed(g, fact.unit, { hexes: [fact.to], facing: fact.facing });
    case 'turned':
      return changed(g, fact.unit, { facing: fact.facing });
    case 'formationChanged': {
      const square = fact.to === 'square' || fact.to === 'closedColumn';
      return changed(g, fact.unit, { formation: fact.to, ...(square ? { facing: 0 } : {}) });
    }
    case 'holds':
      return changed(g, fact.unit, { hexes: fact.hexes });
    case 'losses':
      return changed(g, fact.unit, { strength: fact.left });
    case 'eliminated':
      return changed(g, fact.unit, { strength: 0, fate: fact.fledOffMap ? 'fledOffMap' : 'eliminated' });
    case 'panicked':
      return changed(g, fact.unit, { panicked: true, formation: 'horde' });
    case 'rallied': {
      const strength = (g.units.find((u) => u.id === fact.unit)?.strength ?? 0) + fact.regained;
      return changed(g, fact.unit, { strength, panicked: false });
    }
    default:
      return g;
  }
}
