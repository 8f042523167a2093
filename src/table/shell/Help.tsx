import { useState } from 'react';
import { useExplanations, useWords } from '../../account/words.ts';
import { useStore } from '../../store/store.ts';
import { KeyDesk } from '../keys/later.ts';
import { keyLines } from '../keys/tableKeys.ts';
import { Pictures } from '../learn/Pictures.tsx';
import { OddsHelp } from '../odds/OddsHelp.tsx';
import { Modal } from './Modal.tsx';
import './help.css';

/** The list of keys, as they are in force. */
function KeyList() {
  const { keys } = useExplanations();
  const chosen = useStore((state) => state.preferences.keys);
  return (
    <table className="key-table">
      <tbody>
        {keyLines(keys, chosen).map((line) => (
          <tr key={line.effect}>
            <th scope="row">
              {line.keys.length === 0 ? '–' : line.keys.map((one) => <kbd key={one}>{one}</kbd>)}
            </th>
            <td>{line.effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How to play in pictures, then the odds and the keys. */
export function Help({ onClose }: { readonly onClose: () => void }) {
  const { screens } = useWords();
  const { keyDesk } = useExplanations();
  const [changing, setChanging] = useState(false);
  return (
    <Modal title={screens.buttons.help} closeLabel={screens.buttons.close} onClose={onClose} wide>
      <Pictures />
      <OddsHelp />
      <section>
        <h3>{screens.headings.keys}</h3>
        <p>
          <button
            type="button"
            className="press small"
            data-testid="change-keys"
            onClick={() => setChanging(!changing)}
          >
            {changing ? keyDesk.list : keyDesk.change}
          </button>
        </p>
        {changing ? <KeyDesk /> : <KeyList />}
      </section>
    </Modal>
  );
}
