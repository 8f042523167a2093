import { Fragment } from 'react';
import { Reasons } from '../../account/Lines.tsx';
import { SumAccount } from '../../account/SumAccount.tsx';
import { useExplanations } from '../../account/words.ts';
import { canonicalText } from '../../engine/interpreter.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { dismissNotice } from '../../store/game/actions.ts';
import { NOTHING_SHOWN, useOdds } from '../../store/odds/shown.ts';
import type { Obstacle, OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import type { TableView } from '../../store/view/view.ts';
import { DangerAccount } from '../odds/Danger.tsx';
import { NoneTold } from '../odds/NoneTold.tsx';
import { OddsAccount } from '../odds/OddsAccount.tsx';
import { TestAccount } from '../odds/TestAccount.tsx';
import { useDanger } from '../odds/useDanger.ts';
import { useSpeaker } from '../shell/words.ts';
import { useSpotlight } from './spot.ts';
import { UnitCard } from './UnitCard.tsx';

/** The enemy a choice strikes at. */
function victimOf(choice: Choice): string | null {
  return 'target' in choice ? choice.target : null;
}

function Attacks({ view, unit }: { readonly view: TableView; readonly unit: string }) {
  const { language, name } = useSpeaker();
  const legal = view.targets.filter((one) => one.unit === unit);
  const refused = view.refusedTargets.filter((one) => one.unit === unit);
  return (
    <>
      {legal.map((one) => (
        <Fragment key={one.kind}>
          <SumAccount
            title={`${language.words.actions[one.kind]} · ${name(unit)} · ${language.screens.counters.dice(one.dice.total)}`}
            sum={one.dice}
          />
          <OddsAccount view={view} target={one} />
        </Fragment>
      ))}
      {refused.map((one) => (
        <div key={one.kind} className="account">
          <p className="account-title">
            <span>
              ✕ {language.words.actions[one.kind]} · {name(unit)}
            </span>
          </p>
          <Reasons reasons={one.reasons} name={name} />
        </div>
      ))}
    </>
  );
}

/** Why what was tried cannot be done now. */
function Barred({ by }: { readonly by: Obstacle }) {
  return <p>{useExplanations().dialogs.obstacles[by]}</p>;
}

export interface ForecastProps {
  readonly open: OpenGame;
  readonly view: TableView;
  /** The unit under the pointer on the map. */
  readonly hovered: string | null;
}

interface Props extends ForecastProps {
  /** The unit told of when nothing is pointed at. */
  readonly usual: string | null;
}

/** What the forecast says of whatever is pointed at, was refused, or is asked. */
export function ForecastText({ open, view, hovered, usual }: Props) {
  const { language, name } = useSpeaker();
  const { spot } = useSpotlight();
  const danger = useDanger(view);
  const notice = useStore((state) => state.notice);
  const picked = useStore((state) => state.selection);
  const odds = useOdds((shown) => (shown.view === view ? shown : NOTHING_SHOWN));
  const tested = (choice: Choice): boolean => odds.choices.get(canonicalText(choice))?.of === 'test';
  const involved = (unit: string): boolean =>
    view.targets.some((one) => one.unit === unit) || view.refusedTargets.some((one) => one.unit === unit);
  if (spot?.on === 'choice' && !spot.offered.enabled)
    return <Reasons reasons={spot.offered.reasons} name={name} />;
  if (spot?.on === 'choice') {
    const victim = victimOf(spot.offered.choice);
    const kind = spot.offered.choice.choose === 'action' ? spot.offered.choice.action : null;
    const found = view.targets.find((one) => one.unit === victim && (kind === null || one.kind === kind));
    if (found)
      return (
        <>
          <SumAccount title={language.words.actions[found.kind]} sum={found.dice} />
          <OddsAccount view={view} target={found} />
        </>
      );
    if (victim !== null) return <UnitCard open={open} id={victim} />;
    if (tested(spot.offered.choice)) return <TestAccount view={view} choice={spot.offered.choice} />;
    const none = odds.none.get(canonicalText(spot.offered.choice));
    if (none)
      return (
        <>
          <NoneTold why={none} />
          {usual === null ? null : <UnitCard open={open} id={usual} />}
        </>
      );
  }
  if (spot?.on === 'unit') return <UnitCard open={open} id={spot.unit} />;
  if (notice?.notice === 'refused')
    return (
      <div role="status" data-testid="refusal">
        {notice.obstacle ? <Barred by={notice.obstacle} /> : null}
        <Reasons reasons={notice.reasons} name={name} />
        <button type="button" className="press small" onClick={dismissNotice}>
          {language.screens.buttons.close}
        </button>
      </div>
    );
  if (danger) return <DangerAccount danger={danger} />;
  const about = hovered ?? picked.target;
  if (about !== null && involved(about)) return <Attacks view={view} unit={about} />;
  if (about !== null) return <UnitCard open={open} id={about} />;
  return usual === null ? (
    <p className="sub">{language.table.forecastEmpty}</p>
  ) : (
    <UnitCard open={open} id={usual} />
  );
}
