import { type RefObject, useLayoutEffect, useRef } from 'react';
import { sameHex } from '../geometry/hex.ts';
import type { MapCommands } from '../map/mapProps.ts';
import { leaveName, writeName } from '../store/mapEditor/mapEditor.ts';
import { useMapEditor } from '../store/mapEditor/state.ts';
import { useSpeech } from './words.ts';
import './nameSlip.css';

/** As long as a name may be. */
const LONGEST = 40;

/** A slip beside the hex on which its name is written. */
export function NameSlip({ map }: { readonly map: RefObject<MapCommands | null> }) {
  const { say } = useSpeech();
  const naming = useMapEditor((state) => state.naming);
  const before = useMapEditor(({ sheet }) =>
    naming ? (sheet.drawing.names.find((name) => sameHex(name, naming))?.text ?? '') : '',
  );
  const slip = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const place = naming && map.current?.clientRectOf(naming);
    if (!place || !slip.current) return;
    const room = slip.current.offsetParent?.getBoundingClientRect() ?? new DOMRect();
    const { offsetWidth, offsetHeight } = slip.current;
    const held = (at: number, most: number) => Math.max(0, Math.min(most, at));
    slip.current.style.left = `${held(place.left - room.left, room.width - offsetWidth)}px`;
    slip.current.style.top = `${held(place.bottom - room.top, room.height - offsetHeight)}px`;
    slip.current.querySelector('input')?.select();
  }, [naming, map]);
  if (!naming) return null;
  const left = () => {
    leaveName();
    map.current?.focus();
  };
  return (
    <form
      ref={slip}
      className="name-slip sheet"
      data-testid="name-slip"
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('name');
        writeName(typeof text === 'string' ? text : '');
        map.current?.focus();
      }}
      onKeyDown={({ key }) => key === 'Escape' && left()}
    >
      <label>
        {say.askName}
        <input
          key={`${naming.q},${naming.r}`}
          name="name"
          maxLength={LONGEST}
          defaultValue={before}
          autoComplete="off"
        />
      </label>
      <button type="submit" className="press small chief">
        {say.writeName}
      </button>
      <button type="button" className="press small" onClick={left}>
        {say.leaveName}
      </button>
    </form>
  );
}
