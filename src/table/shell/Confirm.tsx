import { useWords } from '../../account/words.ts';
import { Modal } from './Modal.tsx';

interface Props {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly grave?: boolean;
}

/** Asked only before what cannot be taken back. */
export function Confirm({ title, sentences, onYes, onNo, grave = false }: Props) {
  const { confirmations, buttons } = useWords().screens;
  return (
    <Modal
      title={title}
      closeLabel={buttons.close}
      onClose={onNo}
      feet={
        <>
          <button type="button" className="press" data-testid="dialog-no" onClick={onNo}>
            {confirmations.no}
          </button>
          <button
            type="button"
            className={grave ? 'press grave' : 'press chief'}
            data-testid="dialog-yes"
            // the second press of a double click on what asked this answers nothing
            onClick={({ detail }) => detail > 1 || onYes()}
          >
            {confirmations.yes}
          </button>
        </>
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Modal>
  );
}
