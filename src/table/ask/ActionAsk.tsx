import { useExplanations } from '../../account/words.ts';
import type { Refusal } from '../../rules/state/reasons.ts';
import type { Action } from '../../rules/state/vocabulary.ts';
import { ACTION_GROUPS, type ActionGroup } from '../../store/possible/actionGroups.ts';
import type { OfferedChoice, Target } from '../../store/possible/possible.ts';
import type { TableView } from '../../store/view/view.ts';
import { useSpeaker } from '../shell/words.ts';
import { AnswerButton } from './AnswerButton.tsx';
import './actionAsk.css';
import './fold.css';

function actionOf(offered: OfferedChoice): Action | null {
  return offered.choice.choose === 'action' ? offered.choice.action : null;
}

function figureOf(offered: OfferedChoice, targets: readonly Target[], dice: (n: number) => string) {
  const { choice } = offered;
  if (choice.choose !== 'action' || !('target' in choice)) return {};
  const found = targets.find((one) => one.unit === choice.target && one.kind === choice.action);
  return found ? { figure: dice(found.dice.total) } : {};
}

function distanceOf({ facts }: Refusal): number {
  return typeof facts['distance'] === 'number' ? facts['distance'] : 0;
}

/** The reasons of many refusals, each once: that of the nearest enemy stands for those farther off. */
function allReasons(refused: readonly OfferedChoice[]): readonly Refusal[] {
  const seen = new Map<string, Refusal>();
  for (const { reasons } of refused)
    for (const reason of reasons) {
      const key = `${reason.rule} ${reason.reason}`;
      const known = seen.get(key);
      if (!known || distanceOf(reason) < distanceOf(known)) seen.set(key, reason);
    }
  return [...seen.values()];
}

interface AlsoRefusedProps {
  readonly title: string;
  readonly refused: readonly OfferedChoice[];
}

/** The forms of an action that are refused while others are legal, unfolded on request. */
function AlsoRefused({ title, refused }: AlsoRefusedProps) {
  const { acting } = useExplanations();
  return (
    <details className="fold">
      <summary>{acting.alsoRefused(title, refused.length)}</summary>
      <div className="answers">
        {refused.map((offered) => (
          <AnswerButton key={JSON.stringify(offered.choice)} offered={offered} />
        ))}
      </div>
    </details>
  );
}

interface KindProps {
  readonly action: Action;
  readonly offers: readonly OfferedChoice[];
  readonly targets: readonly Target[];
}

/** One of the actions of the rule: its legal forms, and what is refused of it. */
function Kind({ action, offers, targets }: KindProps) {
  const { language } = useSpeaker();
  const title = language.words.actions[action];
  const legal = offers.filter(({ enabled }) => enabled);
  const refused = offers.filter(({ enabled }) => !enabled);
  const [first] = refused;
  if (legal.length === 0)
    return first ? <AnswerButton offered={{ ...first, reasons: allReasons(refused) }} label={title} /> : null;
  return (
    <>
      {legal.map((offered) => (
        <AnswerButton
          key={JSON.stringify(offered.choice)}
          offered={offered}
          {...figureOf(offered, targets, language.screens.counters.dice)}
        />
      ))}
      {refused.length > 0 ? <AlsoRefused title={title} refused={refused} /> : null}
    </>
  );
}

const GROUPS = ['move', 'fight', 'formation', 'other'] as const satisfies readonly ActionGroup[];

/** What the unit may do, by what it is for: to move, to fight, to form up, and the rest, a flight last of all. */
export function ActionAsk({ view }: { readonly view: TableView }) {
  const { acting } = useExplanations();
  const rest = view.choices.filter((offered) => actionOf(offered) === null);
  const kinds = (actions: readonly Action[]) =>
    actions.map((action) => (
      <Kind
        key={action}
        action={action}
        offers={view.choices.filter((offered) => actionOf(offered) === action)}
        targets={view.targets}
      />
    ));
  return GROUPS.map((group) => {
    const actions = ACTION_GROUPS[group];
    const offered = view.choices.some((one) => actions.some((action) => action === actionOf(one)));
    if (!offered && (group !== 'other' || rest.length === 0)) return null;
    return (
      <section key={group} className="action-group" aria-label={acting.groups[group]} data-group={group}>
        <p aria-hidden="true">{acting.groups[group]}</p>
        <div className="answers two">
          {kinds(actions.slice(0, group === 'other' ? -1 : undefined))}
          {group === 'other' ? (
            <>
              {rest.map((one) => (
                <AnswerButton key={JSON.stringify(one.choice)} offered={one} />
              ))}
              {kinds(actions.slice(-1))}
            </>
          ) : null}
        </div>
      </section>
    );
  });
}
