import { useState } from 'react';
import { useShareWords } from '../../account/shareWords.ts';
import { useFetched } from '../../account/words.ts';
import { reportWordsOf } from '../../language/report.ts';
import { LONGEST_REPORT } from '../../scenarios/faultShapes.ts';
import { reportText } from '../../store/game/report.ts';
import { saveText } from '../../store/saving/saveText.ts';
import { useStore } from '../../store/store.ts';
import { hidesAnything } from '../../store/view/knowledge.ts';
import { Modal } from './Modal.tsx';
import { useSpeaker } from './words.ts';
import './reportProblem.css';

/** The game goes into a file with what the player says of it, and with the fault where the program broke. */
export function ReportProblem({ onDone }: { readonly onDone: () => void }) {
  const { language } = useSpeaker();
  const { menu } = useShareWords();
  const say = useFetched(reportWordsOf);
  const hides = useStore(({ open }) => open !== null && hidesAnything(open));
  const [said, setSaid] = useState('');
  const [isSaved, setSaved] = useState(false);
  const save = async (): Promise<void> => {
    const text = await reportText(said);
    if (text === '') return;
    saveText('sabreur-hex-report.json', text);
    setSaved(true);
  };
  return (
    <Modal
      title={menu.report}
      closeLabel={language.screens.buttons.close}
      onClose={onDone}
      feet={
        <button type="button" className="press chief" data-testid="save-report" onClick={() => void save()}>
          {say.save}
        </button>
      }
    >
      <label className="report-said">
        <span>{say.what}</span>
        <textarea
          rows={4}
          maxLength={LONGEST_REPORT}
          value={said}
          data-testid="report-said"
          onChange={({ target }) => setSaid(target.value)}
        />
      </label>
      <p>{say.holds}</p>
      {hides ? <p data-testid="report-hides">{say.hidden}</p> : null}
      {isSaved ? (
        <p role="status" data-testid="report-saved">
          {say.saved}
        </p>
      ) : null}
    </Modal>
  );
}
