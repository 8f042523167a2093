import { useEffect } from 'react';
import { ForgetAsked } from '../account/ForgetAsked.tsx';
import { useForgetting } from '../account/forgetting.ts';
import { keptDate } from '../account/keptDate.ts';
import { Cockade } from '../map/Cockade.tsx';
import { NATIONS } from '../rules/state/nations.ts';
import { openKept } from '../store/armies/keeping.ts';
import type { Kept } from '../store/library/library.ts';
import { refreshShelf, takeOffShelf, useShelves } from '../store/library/shelves.ts';
import type { RefusedArmy } from './ArmyTrouble.tsx';
import { useArmySpeaker } from './words.ts';
import './armyShelf.css';

/** A figure told of what is kept; 0 where an earlier program did not tell it. */
function figure({ told }: Kept, name: string): number {
  return typeof told[name] === 'number' ? told[name] : 0;
}

function KeptArmy({
  kept,
  onRefused,
}: {
  readonly kept: Kept;
  readonly onRefused: (why: RefusedArmy | null) => void;
}) {
  const { say, language } = useArmySpeaker();
  const forgetting = useForgetting(() => takeOffShelf('army', kept.id));
  const title = kept.title[language.locale];
  const nation = NATIONS.find((one) => one === kept.told['nation']);
  const open = async () => {
    onRefused(null);
    const refused = await openKept(kept.id);
    if (refused !== null) onRefused(refused);
  };
  return (
    <li data-testid="kept-army">
      <button type="button" className="army-kept" data-testid="open-kept" onClick={() => void open()}>
        {nation ? <Cockade nation={nation} /> : null}
        <span>
          <span className="unseen">{say.openIt} </span>
          <strong>{title}</strong>
          <small>
            {say.keptTold(figure(kept, 'units'), figure(kept, 'cost'), figure(kept, 'armyPoints'))} ·{' '}
            {say.keptOn(keptDate(kept.savedAt, language.locale))}
          </small>
        </span>
      </button>
      <button
        type="button"
        className="army-forget"
        aria-label={say.forgetKept(title)}
        data-testid="forget-kept"
        {...forgetting.cross}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M4 4l8 8M12 4l-8 8" />
        </svg>
      </button>
      {forgetting.armed ? (
        <ForgetAsked
          forgetting={forgetting}
          className="army-sure"
          asked={say.sureForget}
          yes={say.yes}
          no={say.no}
          small
        />
      ) : null}
      {forgetting.isStuck ? (
        <p className="army-bad" role="alert" data-testid="not-forgotten">
          {say.notForgotten}
        </p>
      ) : null}
    </li>
  );
}

/** The armies kept in this browser, the latest first. */
export function ArmyShelf({ onRefused }: { readonly onRefused: (why: RefusedArmy | null) => void }) {
  const { say } = useArmySpeaker();
  const { kept, trouble } = useShelves((shelves) => shelves.army);
  useEffect(() => void refreshShelf('army'), []);
  return (
    <section aria-labelledby="army-shelf">
      <h3 id="army-shelf">{say.keptHere}</h3>
      {trouble ? <p className="army-note">{say.shelfTroubles[trouble]}</p> : null}
      {kept.length === 0 && !trouble ? <p className="army-note">{say.noneKept}</p> : null}
      <ul className="army-shelf">
        {kept.map((one) => (
          <KeptArmy key={one.id} kept={one} onRefused={onRefused} />
        ))}
      </ul>
    </section>
  );
}
