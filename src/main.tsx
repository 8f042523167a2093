import { type ReactNode, StrictMode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './map/type.css';
import './main.css';
import { beginLanguage, languageOf } from './language/language.ts';
import { steadyPresses } from './map/steady.ts';
import { Offline } from './offline/later.ts';
import type { Entered } from './rooms.ts';
import { BookDoor } from './rulebook/BookDoor.tsx';
import { Aids } from './rulebook/later.ts';
import { followScreens } from './store/address/follow.ts';
import { closeHelp, closeRoom } from './store/address/rooms.ts';
import type { RoomName } from './store/address/said.ts';
import { wholeRulebook } from './store/game/rulebook.ts';
import { resumeLast } from './store/saving/resume.ts';
import type { PageTheme } from './store/state.ts';
import { useStore } from './store/store.ts';
import { Safeguard } from './table/shell/Fallback.tsx';
import { Help } from './table/shell/later.ts';
import { Table } from './table/shell/Table.tsx';
import { awaitDrops } from './welcome/drops.ts';
import { LanguageSwitch } from './welcome/LanguageSwitch.tsx';
import { FileDesk } from './welcome/later.ts';
import { readAndOpen } from './welcome/readAndOpen.ts';
import { Welcome } from './welcome/Welcome.tsx';

/** The page says its language, and where one is, in the language of the player. */
function usePageLanguage(): void {
  const locale = useStore((state) => state.preferences.locale);
  const title = useStore(({ room, open }) =>
    room ? languageOf(locale).table[room] : open?.scenario.title[locale],
  );
  useEffect(() => {
    document.documentElement.lang = locale;
    const name = languageOf(locale).screens.welcome.title;
    document.title = title ? `${title} · ${name}` : name;
  }, [locale, title]);
}

const DARK = '(prefers-color-scheme: dark)';

const isDarkBy = (theme: PageTheme): boolean =>
  theme === 'system' ? matchMedia(DARK).matches : theme === 'dark';

/** By what light the page is seen: the one chosen, or that of the system, and its changes. */
function usePageTheme(): void {
  const theme = useStore((state) => state.preferences.theme);
  useLayoutEffect(() => {
    const dark = matchMedia(DARK);
    const show = () => {
      const isDark = isDarkBy(theme);
      const turn = () => {
        document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
      };
      // without a connection it stays day
      if (isDark) void import('./map/dark.ts').then(turn, () => undefined);
      else turn();
    };
    show();
    dark.addEventListener('change', show);
    return () => dark.removeEventListener('change', show);
  }, [theme]);
}

/** A storage that does not answer for so long keeps nobody from a new battle, in milliseconds. */
const PATIENCE = 4000;

/** A page that is loaded again goes on with the game it was at. */
function useResumedGame(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const begin = () => setReady(true);
    setTimeout(begin, PATIENCE);
    void resumeLast().finally(begin);
  }, []);
  return ready;
}

/** A room, once all of it is here; without a connection to fetch it, it shuts again. */
function Room({ room, languageSwitch }: { readonly room: RoomName; readonly languageSwitch: ReactNode }) {
  const locale = useStore((state) => state.preferences.locale);
  const [entered, setEntered] = useState<Entered | null>(null);
  useEffect(() => {
    let asked = true;
    import('./rooms.ts')
      .then(({ enterRoom }) => enterRoom(room, locale))
      .then(
        (here) => asked && setEntered(() => here),
        () => asked && closeRoom(),
      );
    return () => {
      asked = false;
    };
  }, [room, locale]);
  return entered ? (
    entered(languageSwitch)
  ) : (
    <p className="waiting">{languageOf(locale).screens.welcome.loading}</p>
  );
}

function Screens() {
  const open = useStore((state) => state.open);
  const room = useStore((state) => state.room);
  const help = useStore((state) => state.help);
  const file = useRef<HTMLInputElement>(null);
  const ready = useResumedGame();
  const tellsOfFile = useStore(
    ({ notice, room: inRoom, book }) =>
      notice?.notice === 'gameUnkept' ||
      notice?.notice === 'oneOfSeveral' ||
      (notice?.notice === 'fileRefused' && (inRoom ?? book) !== null),
  );
  const loading = useStore((state) => languageOf(state.preferences.locale).screens.welcome.loading);
  usePageLanguage();
  usePageTheme();
  // what the address says is shown over the game that was resumed, never instead of it
  useLayoutEffect(() => (ready ? followScreens() : undefined), [ready]);
  const switcher = <LanguageSwitch />;
  if (!ready) return <p className="waiting">{loading}</p>;
  return (
    <>
      {room ? (
        <Room key={room} room={room} languageSwitch={switcher} />
      ) : open ? (
        <Table
          // of what one side has left on the table, the camera included, nothing is there for the other
          key={`${open.id} ${wholeRulebook()?.handedTo(open) ?? ''}`}
          open={open}
          languageSwitch={switcher}
          onImport={() => file.current?.click()}
        />
      ) : (
        <Welcome languageSwitch={switcher} />
      )}
      {tellsOfFile ? <FileDesk /> : null}
      {help ? <Help onClose={closeHelp} /> : null}
      <Aids />
      <BookDoor beside={open !== null} languageSwitch={switcher} />
      {import.meta.env.PROD ? <Offline /> : null}
      <input
        ref={file}
        type="file"
        accept=".json,.txt,application/json,text/plain"
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen) void readAndOpen(chosen);
        }}
      />
    </>
  );
}

function show(root: HTMLElement): void {
  steadyPresses();
  awaitDrops();
  createRoot(root).render(
    <StrictMode>
      <Safeguard>
        <Screens />
      </Safeguard>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('no #root');

// Nothing can be said before the language is here, but that it did not come.
const { locale, theme } = useStore.getState().preferences;
// who sees by candle light is not dazzled first
const light = isDarkBy(theme) ? import('./map/dark.ts').catch(() => undefined) : null;
Promise.all([beginLanguage(locale), light]).then(
  () => show(root),
  () => root.append('Rechargez la page. – Reload the page.'),
);
