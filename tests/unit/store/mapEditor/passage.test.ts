import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hexAt } from '@/geometry/shape.ts';
import { beginStroke, endStroke, extendStroke, pickMode, takeTool } from '@/store/mapEditor/mapEditor.ts';
import { followPassage, usePassage } from '@/store/mapEditor/passage.ts';
import { emptySheet } from '@/store/mapEditor/sheet.ts';
import { firstState, useMapEditor } from '@/store/mapEditor/state.ts';
import { spotOn } from '@/store/mapEditor/stroke.ts';

const map = () => useMapEditor.getState().sheet.map;
let end = (): void => {};

/** Until it is told of the map on the table: looking takes as long as it takes. */
function told(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (usePassage.getState().of === map()) resolve();
    };
    const left = usePassage.subscribe(() => look());
    look();
    const before = end;
    end = () => {
      left();
      before();
    };
  });
}

beforeEach(() => {
  useMapEditor.setState({ ...firstState(), sheet: emptySheet(12, 10) });
  usePassage.setState({ passage: null, of: null });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('whether both sides get through is looked for when the hand is lifted, not while it draws', async () => {
  const asked: unknown[] = [];
  const left = usePassage.subscribe(({ of }) => asked.push(of));
  const follows = followPassage();
  end = () => {
    follows();
    left();
  };
  const empty = map();
  await told();
  expect(usePassage.getState().passage?.barred).toEqual([]);

  takeTool('impassable');
  pickMode('brush');
  beginStroke(spotOn(hexAt(0, 4)));
  for (let column = 1; column < 12; column++) {
    extendStroke([spotOn(hexAt(column, 4))]);
    await vi.advanceTimersByTimeAsync(400);
  }
  endStroke();
  await vi.advanceTimersByTimeAsync(400);
  await told();
  expect(usePassage.getState().passage?.barred).not.toEqual([]);
  expect(asked).toEqual([empty, map()]);
});
