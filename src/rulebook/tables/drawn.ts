/** The tables a statement may ask for by name, as `{table factors}`. */
import { commandValuesTable, orderPointsTable, skillsTable, strengthTable } from './bought.ts';
import { actionsTable, transitionsTable } from './drill.ts';
import { factorsTable } from './factors.ts';
import type { DrawnTable, TableSpeaker } from './table.ts';

const TABLES: Readonly<Record<string, (pen: TableSpeaker) => DrawnTable>> = {
  factors: factorsTable,
  strength: strengthTable,
  skills: skillsTable,
  orderPoints: orderPointsTable,
  commandValues: commandValuesTable,
  transitions: transitionsTable,
  actions: actionsTable,
};

/** The table of that name; none when the book has no such table. */
export function drawnTable(name: string, pen: TableSpeaker): DrawnTable | null {
  return Object.hasOwn(TABLES, name) ? (TABLES[name]?.(pen) ?? null) : null;
}
