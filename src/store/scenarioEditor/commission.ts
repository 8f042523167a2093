/** What the plan of a battle has asked of the other rooms: an army to be raised or a map to be drawn, and back with it. */
import { NOTHING_DRAWN } from '../../mapmaking/drawing.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import type { Army, BoughtUnit, Scenario } from '../../scenarios/scenario.ts';
import { openRoom } from '../address/rooms.ts';
import { openArmy } from '../armies/builder.ts';
import { lastArmy } from '../armies/keeping.ts';
import { useBuilder } from '../armies/state.ts';
import { orUnanswered } from '../library/patience.ts';
import { layLast } from '../mapEditor/keeping.ts';
import { layNamed } from '../mapEditor/mapEditor.ts';
import { useMapEditor } from '../mapEditor/state.ts';
import { useStore } from '../store.ts';
import { bought, withMap } from './acts.ts';
import {
  commission,
  commissionDone,
  forgetCommission,
  knowCommission,
  useCommission,
} from './commissioned.ts';
import { changePlan } from './editor.ts';
import { openLastPlan } from './keeping.ts';
import { putArmy } from './sources.ts';
import { usePlan } from './state.ts';

/** Gives the room back what lay there before it was asked for something, unless undo has brought that back already. */
let giveBack = (): void => {};

/** What that room was left with, which it has not read yet, gives way to what is asked for, and can be had back by undo. */
function readLastArmy(): void {
  const last = useBuilder.getState().past.length > 0 ? null : lastArmy();
  if (last) useBuilder.setState(last);
}

/** The army goes to where armies are raised, to come back from there. */
export function raiseFor(scenario: Scenario, side: Side, other: number | 'anew' | null): void {
  const { format, armies } = scenario;
  const mine = armies[side];
  const known = other === null ? mine : other === 'anew' ? null : mine.others?.[other];
  const { name, nation, units }: Army = known ?? { ...mine, units: [] };
  readLastArmy();
  openArmy({ armyPoints: format, army: { name, nation, units: units.map(bought) as readonly BoughtUnit[] } });
  const step = useBuilder.getState().past.at(-1);
  giveBack = () => {
    if (step && useBuilder.getState().past.includes(step)) openArmy(step.was, step.as?.keptAs);
  };
  openRoom('army');
  commission({ of: 'army', side, other });
}

/** The map goes to the drawing table, to come back from there; the one that lay there can be had back like an army. */
export async function drawFor({ title, map, drawing = NOTHING_DRAWN }: Scenario): Promise<void> {
  const { room } = useStore.getState();
  if (useMapEditor.getState().past.length === 0) await orUnanswered(layLast());
  // left meanwhile, or there already by another press
  if (useStore.getState().room !== room) return;
  layNamed({ name: title, sheet: { map, drawing } });
  const step = useMapEditor.getState().past.at(-1);
  giveBack = () => {
    if (step?.as && useMapEditor.getState().past.includes(step))
      layNamed({ name: step.as.name, sheet: step.was }, step.as.keptAs);
  };
  openRoom('map');
  commission({ of: 'map' });
}

/** Back to the plan, with what was asked of the other room; without it where `leaves` it there. */
export async function deliver(leaves: boolean): Promise<void> {
  const { commission: asked } = useCommission.getState();
  const { room } = useStore.getState();
  forgetCommission();
  // after a reload the plan has not been read again
  const isUnread = usePlan.getState().past.length === 0;
  if (isUnread && (await orUnanswered(openLastPlan())) === 'unanswered') {
    knowCommission();
    return;
  }
  // left meanwhile: the way back to the room asks for it again
  if (useStore.getState().room !== room) return;
  commissionDone();
  if (asked && !leaves) {
    if (asked.of === 'map') {
      const { map, drawing } = useMapEditor.getState().sheet;
      changePlan((scenario) => withMap(scenario, map, drawing));
    } else {
      putArmy(asked, useBuilder.getState().raised.army);
    }
  }
  giveBack();
  giveBack = () => {};
  openRoom('scenario');
}
