import { useExplanations } from '../../account/words.ts';
import { sameHex } from '../../geometry/hex.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { turnDraft } from '../../store/input/exchanging.ts';
import { cancelDraft, confirmDraft, draft as exchangeDraft, faceDraft } from '../../store/input/picking.ts';
import type { DraftView } from '../../store/possible/possible.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import './draft.css';

function Lifts({ units }: { readonly units: readonly string[] }) {
  return <p>{useExplanations().acting.makesWay(units)}</p>;
}

type Deploy = Extract<Choice, { choose: 'deploy' }>;

/** The formations in which the unit may be set up there. */
function FormationChoice({
  drafted,
  others,
}: {
  readonly drafted: Deploy;
  readonly others: readonly Choice[];
}) {
  const { language } = useSpeaker();
  const open = others.filter((choice) => choice.choose === 'deploy');
  if (open.length < 2) return null;
  return (
    <fieldset className="facings">
      <legend className="unseen">{language.screens.labels.formation}</legend>
      {open.map((choice) => (
        <button
          key={choice.formation}
          type="button"
          className="press"
          aria-pressed={choice.formation === drafted.formation}
          data-testid="draft-formation"
          data-formation={choice.formation}
          onClick={() => exchangeDraft(choice)}
        >
          {language.words.formations[choice.formation]}
        </button>
      ))}
    </fieldset>
  );
}

/** The answer in the making: where, which way it will look, by which route; then yes or no. */
export function DraftBox({ draft, view }: { readonly draft: DraftView; readonly view: TableView }) {
  const { language, name, hex } = useSpeaker();
  const { acting } = useExplanations();
  const { buttons, counters } = language.screens;
  const goal = draft.hex;
  const reach = goal === null ? undefined : view.reach.find((one) => sameHex(one.hex, goal));
  const said = [...draft.lead, draft.choice].map((choice) => language.choiceLabel(choice, name, hex));
  return (
    <div className="draft fallen" data-testid="draft">
      <p>
        <strong>{said.join(' · ')}</strong>
        {reach && reach.cost > 0 ? ` (${counters.hexes(reach.cost)})` : ''}
      </p>
      {draft.lifts.length > 0 ? <Lifts units={draft.lifts.map(name)} /> : null}
      {draft.facings.length > 1 ? (
        <fieldset className="facings">
          <legend className="unseen">{language.screens.labels.facing}</legend>
          {draft.facings.map((facing) => (
            <button
              key={facing}
              type="button"
              className="press"
              aria-pressed={facing === draft.facing}
              data-testid="draft-facing"
              data-facing={facing}
              onClick={() => faceDraft(facing)}
            >
              {language.words.compass[facing]}
            </button>
          ))}
        </fieldset>
      ) : null}
      {draft.choice.choose === 'deploy' ? (
        <FormationChoice drafted={draft.choice} others={draft.others} />
      ) : draft.others.length > 1 ? (
        <button type="button" className="press" onClick={() => turnDraft(1)}>
          {acting.otherRoute(draft.others.length)}
        </button>
      ) : null}
      <div className="row">
        <button type="button" className="press chief" data-testid="confirm" onClick={() => confirmDraft()}>
          {buttons.confirm} <kbd>↵</kbd>
        </button>
        <button type="button" className="press" data-testid="cancel" onClick={cancelDraft}>
          {buttons.cancel} <kbd>Esc</kbd>
        </button>
      </div>
    </div>
  );
}
