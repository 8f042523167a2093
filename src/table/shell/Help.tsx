import { RuleMark } from '../../account/RuleMark.tsx';
import { useExplanations, useWords } from '../../account/words.ts';
import { keyLines } from '../keys/tableKeys.ts';
import { OddsHelp } from '../odds/OddsHelp.tsx';
import { Modal } from './Modal.tsx';
import './help.css';

/** The newcomer's guide, then the keys; every sentence cites the rule it tells. */
export function Help({ onClose }: { readonly onClose: () => void }) {
  const { screens } = useWords();
  const { guide, keys } = useExplanations();
  return (
    <Modal title={screens.buttons.help} closeLabel={screens.buttons.close} onClose={onClose} wide>
      <section className="guide">
        <h3>{screens.headings.guide}</h3>
        {guide.map((topic) => (
          <div key={topic.title} className="guide-topic">
            <h4>{topic.title}</h4>
            <ul>
              {topic.sentences.map(({ text, rules }) => (
                <li key={text}>
                  {text}{' '}
                  {rules.map((rule) => (
                    <span key={rule}>
                      <RuleMark rule={rule} />{' '}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
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
