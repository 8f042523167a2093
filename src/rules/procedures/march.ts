import type { Choice, Manoeuvre, MoveEnd } from '../answers.ts';
import { assaultEnds } from '../assaultConditions.ts';
import { chargeEnds, routeIsOpen } from '../chargeConditions.ts';
import { counterChargeEnds } from '../counterCharge.ts';
import { breakOffEnds, evadeEnds } from '../evade.ts';
import type { Fact } from '../facts.ts';
import type { MarchFrame, RuleProcedure } from '../frames.ts';
import { changeUnit, type Game, unitOf } from '../game.ts';
import { applyLosses } from '../losses.ts';
import { disengagementLosses, marchEnds } from '../march.ts';
import type { RuleId } from '../vocabulary.ts';

/** A manoeuvre whose end its owner chooses. */
export function marchFrame(
  unit: string,
  manoeuvre: Manoeuvre,
  more: Partial<Pick<MarchFrame, 'follow' | 'target' | 'frontOnly'>> = {},
): MarchFrame {
  return {
    procedure: 'march',
    at: 'end',
    unit,
    manoeuvre,
    follow: 'none',
    target: null,
    frontOnly: false,
    ...more,
  };
}

const RULE_OF: Readonly<Record<Manoeuvre, RuleId>> = {
  frontalMarch: 'MAN-02',
  indirectMarch: 'MAN-08',
  evade: 'MAN-11',
  charge: 'CHG-12',
  assault: 'ASL-03',
  counterCharge: 'MAN-28',
  breakOff: 'CHG-31',
};

/** Where the manoeuvre of this frame may end: the same queries that made it possible. */
function ends(g: Game, f: MarchFrame): readonly MoveEnd[] {
  const unit = unitOf(g, f.unit);
  const target = f.target === null ? unit : unitOf(g, f.target);
  switch (f.manoeuvre) {
    case 'frontalMarch':
    case 'indirectMarch':
      return marchEnds(g, unit, f.manoeuvre, f.follow);
    case 'evade':
      return evadeEnds(g, unit);
    case 'breakOff':
      return breakOffEnds(g, unit);
    case 'charge':
      return chargeEnds(g, unit, target);
    case 'assault':
      return assaultEnds(g, unit, target);
    case 'counterCharge':
      return counterChargeEnds(g, unit, target);
  }
}

/** MAN-17, R-63: only marches, the one inside an assault included. */
function leavesContact(manoeuvre: Manoeuvre): boolean {
  return manoeuvre === 'frontalMarch' || manoeuvre === 'indirectMarch' || manoeuvre === 'assault';
}

/** One manoeuvre: its owner chooses the end, then pays for the enemies shaken off. MAN-01 to MAN-17. */
export const march: RuleProcedure<MarchFrame> = {
  end: {
    ask: (g, f) => ({
      side: unitOf(g, f.unit).side,
      question: { ask: 'move', unit: f.unit, manoeuvre: f.manoeuvre, target: f.target },
      legal: () => ends(g, f).map(({ to, facing, route }): Choice => ({ choose: 'move', to, facing, route })),
      refused: () => [],
    }),
    then: (g, f, choice) => {
      if (choice.choose !== 'move') return { end: { result: 'moved', openRoute: true } };
      const unit = unitOf(g, f.unit);
      const { to, facing, route } = choice;
      const openRoute = routeIsOpen(g, unit.hexes[0], route);
      const shakenOff = leavesContact(f.manoeuvre) ? disengagementLosses(g, unit, { to, facing }) : [];
      const facts: Fact[] = [
        {
          fact: 'moved',
          unit: f.unit,
          manoeuvre: f.manoeuvre,
          from: unit.hexes[0],
          route,
          facing,
          rule: RULE_OF[f.manoeuvre],
        },
      ];
      let game = changeUnit(g, f.unit, { hexes: [to], facing });
      for (const enemy of shakenOff) {
        if (unitOf(game, f.unit).fate !== 'present') break;
        const losses = applyLosses(game, f.unit, 2, 'disengagement', enemy, 'MAN-17');
        game = losses.game;
        facts.push(...losses.facts);
      }
      return { end: { result: 'moved', openRoute }, game, facts };
    },
  },
};
