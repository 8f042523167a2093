import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useExplanations, useWords } from '../../account/words.ts';
import {
  CHANGEABLE,
  giveKeys,
  giveUsualKeys,
  isModifier,
  keyRefusal,
  ownersOf,
} from '../../store/input/changeKeys.ts';
import { keyPressed } from '../../store/input/keys.ts';
import { type ChangeableId, keysFor, USUAL_KEYS } from '../../store/input/usualKeys.ts';
import { useStore } from '../../store/store.ts';
import { keyLabel } from './tableKeys.ts';
import './keyDesk.css';

/** Keys that an action would take from others. */
interface Clash {
  readonly id: ChangeableId;
  readonly keys: readonly string[];
}

interface RowProps {
  readonly id: ChangeableId;
  /** The next key pressed is meant for it. */
  readonly awaited: boolean;
  readonly clash: Clash | null;
  readonly onAwait: (id: ChangeableId | null) => void;
  readonly onTold: (told: string) => void;
  readonly onGive: (id: ChangeableId, keys: readonly string[]) => void;
  readonly onSettle: (taken: boolean) => void;
}

/** What the keys are called, as a list of words. */
function useLabels(): (keys: readonly string[]) => string {
  const { keys: words, keyDesk } = useExplanations();
  const { any } = useWords().writing;
  return (keys) => (keys.length === 0 ? keyDesk.none : any(keys.map((key) => keyLabel(key, words.names))));
}

/** One action and its key: pressed, the key waits for the one that is to take its place. */
function Row({ id, awaited, clash, onAwait, onTold, onGive, onSettle }: RowProps) {
  const { keyDesk: words, keys: keyWords } = useExplanations();
  const chosen = useStore((state) => state.preferences.keys);
  const labels = useLabels();
  const modifier = useRef(false);
  const key = useRef<HTMLButtonElement>(null);
  const keys = keysFor(chosen, id);
  const action = words.actions[id];
  const down = (event: KeyboardEvent): void => {
    if (!awaited) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    modifier.current = isModifier(event.key);
    if (modifier.current) return;
    const name = keyPressed(event);
    const refusal = keyRefusal(id, name, event.altKey);
    if (event.key === 'Escape') onAwait(null);
    else if (refusal) onTold(words.refused[refusal]);
    else onGive(id, [name]);
  };
  const up = (event: KeyboardEvent): void => {
    if (!awaited) return;
    // the key that was pressed to ask for another is only now let go: it presses nothing
    event.preventDefault();
    if (isModifier(event.key) && modifier.current) onTold(words.refused.alone);
    modifier.current = false;
  };
  const settle = (taken: boolean): void => {
    onSettle(taken);
    key.current?.focus();
  };
  return (
    <tr data-action={id}>
      <th scope="row">{action}</th>
      <td className="key-given">
        <button
          ref={key}
          type="button"
          className="press small"
          aria-label={words.keyOf(action, labels(keys))}
          aria-pressed={awaited}
          data-testid="change-key"
          onClick={() => onAwait(awaited ? null : id)}
          onKeyDown={down}
          onKeyUp={up}
          onBlur={() => awaited && onAwait(null)}
        >
          {keys.length === 0
            ? words.none
            : keys.map((one) => <kbd key={one}>{keyLabel(one, keyWords.names)}</kbd>)}
        </button>
        {clash?.id === id ? (
          <>
            <button
              type="button"
              className="press small chief"
              // biome-ignore lint/a11y/noAutofocus: the key has just been pressed, and waits for this answer
              autoFocus
              data-testid="take-key"
              onClick={() => settle(true)}
            >
              {words.take}
            </button>
            <button
              type="button"
              className="press small"
              data-testid="leave-key"
              onClick={() => settle(false)}
            >
              {words.leave}
            </button>
          </>
        ) : chosen[id] ? (
          <button
            type="button"
            className="press small"
            aria-label={words.usualOf(action)}
            data-testid="usual-key"
            onClick={() => {
              key.current?.focus();
              onGive(id, USUAL_KEYS[id]);
            }}
          >
            {words.usual}
          </button>
        ) : null}
      </td>
    </tr>
  );
}

/** Every action that can be given another key, with the key it has. */
export function KeyDesk() {
  const { keyDesk: words } = useExplanations();
  const { all } = useWords().writing;
  const chosen = useStore((state) => state.preferences.keys);
  const labels = useLabels();
  const [awaited, setAwaited] = useState<ChangeableId | null>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  const [told, setTold] = useState('');
  const note = useRef<HTMLParagraphElement>(null);
  // who has asked for it hears first what can be done; at once, as a later effect would take the focus from a key just reached
  useLayoutEffect(() => note.current?.focus(), []);
  const wait = (id: ChangeableId | null): void => {
    setClash(null);
    setAwaited(id);
    setTold(id === null ? '' : words.await(words.actions[id]));
  };
  const give = (id: ChangeableId, keys: readonly string[]): void => {
    setAwaited(null);
    const owners = ownersOf(chosen, id, keys);
    if (owners.length > 0) {
      const theirs = keys.filter((key) => owners.some((owner) => keysFor(chosen, owner).includes(key)));
      setClash({ id, keys });
      setTold(words.taken(labels(theirs), all(owners.map((owner) => words.actions[owner]))));
      return;
    }
    setClash(null);
    giveKeys(id, keys);
    setTold(words.given(words.actions[id], labels(keys)));
  };
  const settle = (taken: boolean): void => {
    if (taken && clash) giveKeys(clash.id, clash.keys);
    setTold(taken && clash ? words.given(words.actions[clash.id], labels(clash.keys)) : '');
    setClash(null);
  };
  return (
    <div className="key-desk" data-testid="key-desk">
      <p ref={note} tabIndex={-1}>
        {words.fixed}
      </p>
      <p className="key-told" role="status" data-testid="key-told">
        {told}
      </p>
      <button
        type="button"
        className="press"
        disabled={Object.keys(chosen).length === 0}
        data-testid="usual-keys"
        onClick={() => {
          giveUsualKeys();
          setClash(null);
          setTold(words.allGiven);
        }}
      >
        {words.allUsual}
      </button>
      <table className="key-table">
        <tbody>
          {CHANGEABLE.map((id) => (
            <Row
              key={id}
              id={id}
              awaited={awaited === id}
              clash={clash}
              onAwait={wait}
              onTold={setTold}
              onGive={give}
              onSettle={settle}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
