import { expect, test } from 'vitest';
import { DEMONSTRATIONS } from '../../../../src/scenarios/demonstrations/index.ts';
import { checkFile } from '../../../../src/scenarios/file.ts';
import { answer } from '../../../../src/store/game/actions.ts';
import {
  nextStep,
  previousStep,
  showPosition,
  startAgain,
  stepsTaken,
} from '../../../../src/store/game/position.ts';
import { clearPosition } from '../../../../src/store/game/suspended.ts';
import { exportFile } from '../../../../src/store/saving/export.ts';
import { pick, useStore } from '../../../../src/store/store.ts';
import { begin, opened, rollOn, view } from '../table.ts';

function shown(name: string) {
  const found = DEMONSTRATIONS.find(({ id }) => id === name);
  if (!found) throw new Error(`the book has lost its ${name}`);
  return found;
}
const charge = () => shown('charge');

test('a position lies over the battle, which comes back as it was left', () => {
  begin();
  rollOn();
  pick({ unit: 'b1' });
  const { open, selection } = useStore.getState();
  showPosition(charge());
  expect(opened().id).toBe('position/charge');
  nextStep();
  nextStep();
  showPosition(charge());
  expect(useStore.getState().suspended?.open).toBe(open);
  clearPosition();
  expect(useStore.getState()).toMatchObject({ suspended: null, selection });
  expect(opened()).toBe(open);
});

test('the script leads through, step by step, and back over dice; another answer leaves it', () => {
  showPosition(charge());
  const steps = charge().script.length;
  for (let taken = 0; taken < steps; taken++) {
    expect(stepsTaken(opened())).toBe(taken);
    expect(nextStep().allowed).toBe(true);
  }
  expect(nextStep().allowed).toBe(false);
  for (let taken = steps; taken > 0; taken--) expect(previousStep().allowed).toBe(true);
  expect(stepsTaken(opened())).toBe(0);
  expect(previousStep().allowed).toBe(false);
  expect(answer({ choose: 'pass' }).allowed).toBe(true);
  expect(stepsTaken(opened())).toBeNull();
  expect(nextStep().allowed).toBe(false);
  startAgain();
  expect(stepsTaken(opened())).toBe(0);
  clearPosition();
});

test('nothing of it is saved; what it writes in need is the file of a position', async () => {
  showPosition(charge());
  nextStep();
  expect(opened().save).toBe('saved');
  const { text } = await exportFile();
  expect(checkFile(JSON.parse(text))).toMatchObject({ ok: true, file: { format: 'sabreur-hex/position' } });
  clearPosition();
});

test('CHG-36 asked which friend joins its pursuit, the charger is not selected for it', () => {
  showPosition(shown('second-pursuer'));
  const { script } = shown('second-pursuer');
  while (stepsTaken(opened()) !== script.length - 2) expect(nextStep().allowed).toBe(true);
  pick({ unit: null });
  expect(nextStep().allowed).toBe(true);
  expect(view()).toMatchObject({ question: { ask: 'secondPursuer', unit: 'A', units: ['C'] } });
  expect(useStore.getState().selection.unit).toBeNull();
  clearPosition();
});
