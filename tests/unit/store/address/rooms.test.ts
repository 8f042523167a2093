/** Rooms and *How to play* by what the address says. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeHelp, openHelp, openRoom } from '../../../../src/store/address/rooms.ts';
import { useStore } from '../../../../src/store/store.ts';

const here = { pathname: '/', search: '', hash: '' };
const entries: string[] = [];

beforeEach(() => {
  entries.length = 0;
  here.hash = '#seed=Wagram';
  const at = (address: string) => {
    here.hash = address.replace(/^[^#]*/, '');
  };
  vi.stubGlobal('location', here);
  vi.stubGlobal('history', {
    pushState: (_mark: unknown, _title: string, address: string) => {
      entries.push(here.hash);
      at(address);
    },
    replaceState: (_mark: unknown, _title: string, address: string) => at(address),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  useStore.setState({ room: null, help: false });
});

const shown = () => {
  const { room, help } = useStore.getState();
  return { room, help, hash: here.hash };
};

test('How to play is an entry of its own, and shut it is gone from the address', () => {
  openHelp();
  expect(shown()).toEqual({ room: null, help: true, hash: '#seed=Wagram&help' });
  expect(entries).toEqual(['#seed=Wagram']);
  closeHelp();
  expect(shown()).toEqual({ room: null, help: false, hash: '#seed=Wagram' });
});

test('a room that is opened shuts it, and stays when that is shut once more', () => {
  openHelp();
  openRoom('army');
  expect(shown()).toEqual({ room: 'army', help: false, hash: '#seed=Wagram&army' });
  closeHelp();
  expect(shown()).toEqual({ room: 'army', help: false, hash: '#seed=Wagram&army' });
});

test('pressed again before it is here it makes no second entry', () => {
  openHelp();
  openHelp();
  expect(entries).toEqual(['#seed=Wagram']);
});
