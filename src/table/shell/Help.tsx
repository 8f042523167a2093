import { useExplanations, useWords } from '../../account/words.ts';
import { keyLines } from '../keys/tableKeys.ts';
import { Pictures } from '../learn/Pictures.tsx';
import { OddsHelp } from '../odds/OddsHelp.tsx';
import { Modal } from './Modal.tsx';
import './help.css';

/** How to play in pictures, then the odds and the keys. */
export function Help({ onClose }: { readonly onClose: () => void }) {
  const { screens } = useWords();
  const { keys } = useExplanations();
  return (
    <Modal title={screens.buttons.help} closeLabel={screens.buttons.close} onClose={onClose} wide>
      <Pictures />
      <OddsHelp />
      <section>
        <h3>{screens.headings.keys}</h3>
        <table className="key-table">
          <tbody>
            {keyLines(keys).map((line) => (
              <tr key={line.effect}>
                <th scope="row">
                  {line.keys.map((one) => (
                    <kbd key={one}>{one}</kbd>
                  ))}
                </th>
                <td>{line.effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Modal>
  );
}
