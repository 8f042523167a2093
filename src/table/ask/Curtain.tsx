import { useShownDialog } from '../../account/useShownDialog.ts';
import { useExplanations } from '../../account/words.ts';
import { Cockade } from '../../map/Cockade.tsx';
import { sideStyle } from '../../map/nations.ts';
import { enemyOf } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { undo } from '../../store/game/actions.ts';
import type { OpenGame } from '../../store/state.ts';
import { liftCurtain, whoLifts } from '../../store/view/curtain.ts';
import { screenGoesTo, takeScreen } from '../../store/view/screen.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import './curtain.css';

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
}

interface HangingProps extends Props {
  readonly side: Side;
  readonly onLift: () => void;
  readonly words: { readonly title: string; readonly sentences: readonly string[]; readonly back: string };
}

function Hanging({ open, view, side, words, onLift }: HangingProps) {
  const { lift } = useExplanations().setUp.curtain;
  const { side: sideName } = useSpeaker();
  const sheet = useShownDialog();
  return (
    <dialog
      ref={sheet}
      className="curtain"
      style={sideStyle(open.nations, side)}
      aria-labelledby="curtain-title"
      data-testid="curtain"
      data-side={side}
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => {
        // only its own button raises it, whatever keys the browser shuts dialogs by
        if (currentTarget.isConnected) currentTarget.showModal();
      }}
    >
      <div className="sheet">
        <h2 id="curtain-title">
          <Cockade nation={open.nations[side]} />
          <span>{words.title}</span>
        </h2>
        {words.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <div className="row">
          <button type="button" className="press chief" data-testid="lift-curtain" onClick={onLift}>
            {lift(sideName(side))}
          </button>
          {view.undo.free ? (
            <button type="button" className="press" data-testid="curtain-undo" onClick={() => undo()}>
              ↶ {words.back}
            </button>
          ) : null}
        </div>
      </div>
    </dialog>
  );
}

/** R-150, where armies are set up unseen: nothing is to be seen before the player who sets up is alone with the screen. */
export function Curtain({ open, view }: Props) {
  const { curtain: words } = useExplanations().setUp;
  const { side: sideName } = useSpeaker();
  const side = whoLifts(open);
  if (side === null) return null;
  const said = {
    title: words.title(sideName(side)),
    sentences: [words.away(sideName(enemyOf(side))), words.both],
    back: words.back,
  };
  return <Hanging key={side} open={open} view={view} side={side} words={said} onLift={liftCurtain} />;
}

/** R-150, where numbers are hidden: whenever the decision changes hands the screen is handed over before they are seen. */
export function HandOver({ open, view }: Props) {
  const { handOver: words } = useExplanations().setUp;
  const { language, name, side: sideName } = useSpeaker();
  const side = screenGoesTo(open);
  if (side === null) return null;
  const said = {
    title: words.title(sideName(side)),
    sentences: [
      ...(view.live && view.question ? [language.questionTitle(view.question, name)] : []),
      words.away(sideName(enemyOf(side))),
    ],
    back: words.back,
  };
  return <Hanging key={side} open={open} view={view} side={side} words={said} onLift={takeScreen} />;
}
