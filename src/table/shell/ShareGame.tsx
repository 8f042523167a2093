import { useCallback, useEffect, useState } from 'react';
import { copyText } from '../../account/copyText.ts';
import { useShareWords } from '../../account/shareWords.ts';
import { downloadGame } from '../../store/saving/export.ts';
import { type GameLink, LONGEST_LINK, linkOf, SHORT_MESSAGE } from '../../store/saving/gameLink.ts';
import type { OpenGame } from '../../store/state.ts';
import { hidesAnything } from '../../store/view/knowledge.ts';
import { Modal } from './Modal.tsx';
import { useSpeaker } from './words.ts';
import './shareGame.css';

interface Props {
  readonly open: OpenGame;
  readonly onDone: () => void;
}

/** The link, once it is made; `failed` where it could not be. */
type Coming = GameLink | 'coming' | 'failed';

function useLink(game: OpenGame): Coming {
  const [came, setCame] = useState<Coming>('coming');
  useEffect(() => {
    let isOpen = true;
    linkOf(game).then(
      (link) => isOpen && setCame(link),
      () => isOpen && setCame('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [game]);
  return came;
}

/** A link that is short enough: it is copied at once, unless it tells what the screen keeps back; or taken from where it stands. */
function Link({ link, hides }: { readonly link: string; readonly hides: boolean }) {
  const words = useShareWords();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = useCallback((): void => {
    void copyText(link).then(setCopied);
  }, [link]);
  useEffect(() => {
    if (!hides) copy();
  }, [hides, copy]);
  return (
    <>
      <p role="status" data-testid="share-copied" data-copied={copied ?? 'not yet'}>
        {copied === null ? null : copied ? words.copied(link.length) : words.notCopied}
      </p>
      {link.length > SHORT_MESSAGE ? <p>{words.longMessage(SHORT_MESSAGE)}</p> : null}
      <textarea
        className="share-text"
        readOnly
        rows={3}
        value={link}
        aria-label={words.linkText}
        data-testid="share-link"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button type="button" className="press chief" data-testid="share-copy" onClick={copy}>
        {words.link}
      </button>
    </>
  );
}

/** The whole game goes out, as a link where that is short enough, as a file in any case. */
export function ShareGame({ open, onDone }: Props) {
  const words = useShareWords();
  const { language } = useSpeaker();
  // what is shared is the game at the press, should the program play on beneath
  const [game] = useState(open);
  const came = useLink(game);
  const hides = hidesAnything(game);
  return (
    <Modal
      title={words.menu.share}
      closeLabel={language.screens.buttons.close}
      onClose={onDone}
      feet={
        <button
          type="button"
          className="press"
          data-testid="share-file"
          onClick={() => void downloadGame(game)}
        >
          {words.file}
        </button>
      }
    >
      <div
        className="share-game"
        data-testid="share"
        data-came={typeof came === 'string' ? came : came.isShort ? 'link' : 'tooLong'}
      >
        <p>{words.holds(game.history.length)}</p>
        {hides ? (
          <p className="share-hidden" data-testid="share-holds-all">
            {words.holdsAll}
          </p>
        ) : null}
        {came === 'coming' ? (
          <p role="status">{words.coming}</p>
        ) : came === 'failed' ? (
          <p role="alert">{words.failed}</p>
        ) : came.isShort ? (
          <Link link={came.link} hides={hides} />
        ) : (
          <p role="status" data-testid="share-too-long">
            {words.tooLong(came.link.length, LONGEST_LINK)}
          </p>
        )}
      </div>
    </Modal>
  );
}
