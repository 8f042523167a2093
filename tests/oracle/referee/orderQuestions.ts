/** The questions of orders and activations against the plain reading. */
import { expect } from 'vitest';
import type { Choice, Question } from '../../../src/rules/state/answers.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { guns } from '../plainFactors.ts';
import { plainGroups, plainRiders } from '../plainOrders.ts';
import {
  plainActions,
  plainFormations,
  plainInitiative,
  plainOrder,
  plainTurns,
} from '../plainProcedures.ts';
import { here } from '../plainRule.ts';
import { count, type Notes, unit } from './notes.ts';

export function orderQuestion(n: Notes, g: Game, asked: Question, legal: readonly Choice[]): void {
  const { steadyGroup, heldBack, sensed, due } = n;
  switch (asked.ask) {
    case 'orders': {
      expect(due.size).toBe(0);
      n.attack = null;
      const groups = legal.flatMap((choice) =>
        choice.choose === 'group' && choice.riders === undefined ? [choice.units.join()] : [],
      );
      expect([...groups].sort()).toEqual(plainGroups(g));
      for (const group of groups) {
        const ids = group.split(',');
        const riders = legal.flatMap((choice) =>
          choice.choose === 'group' && choice.units.join() === group ? [(choice.riders ?? []).join()] : [],
        );
        expect([...riders].sort()).toEqual(
          [
            ...plainRiders(
              g,
              ids.map((id) => unit(g, id)),
            ),
          ].sort(),
        );
      }
      if (legal.some((choice) => choice.choose === 'group' && choice.riders)) count(n, 'riders');
      const fugitives = legal.flatMap((choice) =>
        choice.choose === 'fleeWithoutOrder' ? [choice.unit] : [],
      );
      expect(fugitives).toEqual(
        g.units.filter((u) => here(u) && u.side === g.side && u.panicked && !u.acted).map((u) => u.id),
      );
      const idle = g.units.filter((u) => here(u) && u.side === g.side && !u.acted);
      const turns = legal.filter(({ choose }) => choose === 'refaceWithoutOrder');
      expect(turns).toEqual(idle.flatMap((u) => plainTurns(g, u)));
      if (turns.length > 0) count(n, 'turns in panic');
      return;
    }
    case 'actingUnit':
      expect([...n.tenacity]).toEqual([]);
      return;
    case 'formationAfterMarch':
      expect(
        legal.flatMap((choice) => (choice.choose === 'formation' ? [choice.formation as string] : [])).sort(),
      ).toEqual([...plainFormations(g, unit(g, asked.unit))].sort());
      return;
    case 'action': {
      expect([...n.tenacity]).toEqual([]);
      expect(due.size).toBe(0);
      n.attack = null;
      const words = legal.map((choice) =>
        choice.choose === 'action'
          ? [
              choice.action,
              'attack' in choice ? choice.attack : '',
              'march' in choice
                ? choice.march
                : 'target' in choice
                  ? choice.target
                  : 'formation' in choice
                    ? choice.formation
                    : '',
            ]
              .filter((word) => word !== '')
              .join(' ')
          : choice.choose,
      );
      expect([...words].sort()).toEqual(plainActions(g, unit(g, asked.unit), !steadyGroup));
      return;
    }
    case 'initiative': {
      expect(due.size).toBe(0);
      n.attack = null;
      expect(legal.map((choice) => JSON.stringify(choice)).sort()).toEqual(
        plainInitiative(g, heldBack, sensed)
          .map((choice) => JSON.stringify(choice))
          .sort(),
      );
      return;
    }
    case 'rallied': {
      const u = unit(g, asked.unit);
      expect(u.panicked && !guns(u)).toBe(true);
      expect(
        legal
          .map((choice) => (choice.choose === 'rallied' ? `${choice.formation} ${choice.facing}` : ''))
          .sort(),
      ).toEqual(plainOrder(g, u));
      return;
    }
    default:
  }
}
