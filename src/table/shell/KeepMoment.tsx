/** The moment on the board is kept as a scenario, by the press that opened this; beside the shelf it goes as a file and a link. */
import { useEffect, useState } from 'react';
import { copyText } from '../../account/copyText.ts';
import { useShareWords } from '../../account/shareWords.ts';
import { useFetched } from '../../account/words.ts';
import { momentWordsOf } from '../../language/moment.ts';
import { addressSaying } from '../../store/address/address.ts';
import {
  boardKept,
  keepMoment,
  momentLetters,
  momentText,
  scenarioFrom,
} from '../../store/library/moment.ts';
import { drawLetters } from '../../store/saving/letters.ts';
import { saveText } from '../../store/saving/saveText.ts';
import type { OpenGame, SaveState } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { isSetUpUnseen } from '../../store/view/curtain.ts';
import { hiddenSide } from '../../store/view/knowledge.ts';
import { Modal } from './Modal.tsx';
import { useSpeaker } from './words.ts';
import './keepMoment.css';

interface Props {
  readonly open: OpenGame;
  readonly onDone: () => void;
}

/** A press copies the link; where that is not allowed it stands there to be taken. */
function LinkPress({ letters }: { readonly letters: () => Promise<string> }) {
  const say = useFetched(momentWordsOf);
  const [came, setCame] = useState<{ readonly link: string; readonly isCopied: boolean } | null>(null);
  const copy = async (): Promise<void> => {
    const link = `${location.origin}${addressSaying({ file: await letters(), seed: null })}`;
    setCame({ link, isCopied: await copyText(link) });
  };
  return (
    <>
      <button type="button" className="press" data-testid="moment-link" onClick={() => void copy()}>
        {say.link}
      </button>
      {came ? (
        <div className="moment-link">
          <p role="status">{came.isCopied ? say.copied : say.notCopied}</p>
          <textarea
            readOnly
            rows={2}
            value={came.link}
            aria-label={say.link}
            data-testid="moment-link-text"
          />
        </div>
      ) : null}
    </>
  );
}

/** What became of it, and the other ways to keep it. */
export function KeepMoment({ open, onDone }: Props) {
  const { language } = useSpeaker();
  const { locale } = language;
  const { menu } = useShareWords();
  const say = useFetched(momentWordsOf);
  const reviewing = useStore((state) => state.selection.reviewing);
  // what is kept is the moment of the press, and once
  const [{ id, coming, turn }] = useState(() => {
    const game = boardKept(open, reviewing);
    return { id: drawLetters(12), coming: scenarioFrom(open.scenario, game), turn: game.turn };
  });
  const [kept, setKept] = useState<{ readonly title: string; readonly came: SaveState } | null>(null);
  useEffect(() => {
    let isOpen = true;
    void coming.then(async (scenario) => {
      const came = await keepMoment(id, scenario);
      if (isOpen) setKept({ title: scenario.title[locale], came });
    });
    return () => {
      isOpen = false;
    };
  }, [id, coming, locale]);
  const save = async (): Promise<void> => {
    const scenario = await coming;
    saveText(`sabreur-hex-${scenario.id}-${turn}.json`, momentText(scenario));
  };
  return (
    <Modal title={menu['keep-moment']} closeLabel={language.screens.buttons.close} onClose={onDone}>
      <p role="status" data-testid="moment-kept" data-came={kept?.came ?? 'keeping'}>
        {kept === null ? say.keeping : kept.came === 'saved' ? say.kept(kept.title) : say.notKept}
      </p>
      {isSetUpUnseen(open) ? (
        <p className="moment-hidden" data-testid="moment-holds-set-up">
          {say.holdsSetUp}
        </p>
      ) : null}
      {hiddenSide(open) === null ? null : (
        <p className="moment-hidden" data-testid="moment-holds-numbers">
          {say.holdsNumbers}
        </p>
      )}
      <div className="row">
        <button type="button" className="press" data-testid="moment-file" onClick={() => void save()}>
          {say.saveFile}
        </button>
        <LinkPress letters={() => coming.then(momentLetters)} />
      </div>
    </Modal>
  );
}
