import { useExplanations } from '../../account/words.ts';
import { answersTakenBack, dropTakeBack, takeBackTogether, whoAgrees } from '../../store/game/agreed.ts';
import { undoViewOf } from '../../store/game/undoView.ts';
import type { OpenGame } from '../../store/state.ts';
import { isSetUpUnseen } from '../../store/view/curtain.ts';
import { Confirm } from '../shell/Confirm.tsx';
import { Modal } from '../shell/Modal.tsx';
import { useSpeaker } from '../shell/words.ts';
import { BothAgree } from './BothAgree.tsx';
import { useEntryName } from './useEntryName.ts';

interface Props {
  readonly open: OpenGame;
  /** How many answers are left then. */
  readonly to: number;
}

/** What one side may not take back alone: what it is, what bars it, and a button for each side. */
export function TakeBack({ open, to }: Props) {
  const { agreements: words } = useExplanations();
  const { language } = useSpeaker();
  const nameOf = useEntryName();
  // of a set-up that is not seen nothing is told
  const first = isSetUpUnseen(open) ? undefined : open.log[to];
  const { barrier, free } = undoViewOf(open);
  const bar = first && barrier && !free ? open.log[barrier.at] : undefined;
  const answers = answersTakenBack(open, to);
  const takeBack = (): void => {
    dropTakeBack();
    takeBackTogether(to);
  };
  const taken = first ? words.takesBack(nameOf(first), answers) : null;
  if (whoAgrees(open).length < 2)
    return (
      <Confirm
        title={words.takeBackAlone}
        sentences={taken ? [taken, words.dice] : [words.dice]}
        onNo={dropTakeBack}
        onYes={takeBack}
      />
    );
  return (
    <Modal
      title={words.takeBackTitle}
      closeLabel={language.screens.buttons.close}
      onClose={dropTakeBack}
      feet={<BothAgree open={open} legend={words.takeBackTitle} onAgreed={takeBack} />}
    >
      {taken ? <p data-testid="takes-back">{taken}</p> : null}
      {barrier && bar && bar !== first ? <p>{words.undoBarred[barrier.why](nameOf(bar))}</p> : null}
      <p className="ask-note">
        {words.dice} {words.kept}
      </p>
    </Modal>
  );
}
