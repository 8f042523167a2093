import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PRINTED } from '../../account/printedRoom.ts';
import { WhoPlays } from '../../account/WhoPlays.tsx';
import type { SkirmishWords } from '../../language/en/skirmish.ts';
import type { Explanations, Language } from '../../language/language.ts';
import { playerCalled } from '../../language/playerCalled.ts';
import { Cockade } from '../../map/Cockade.tsx';
import { Miniature } from '../../map/Miniature.tsx';
import { sideStyle } from '../../map/nations.ts';
import { completeHouseRules } from '../../rules/state/houseRuleKeys.ts';
import { nationsOf } from '../../rules/state/nations.ts';
import { type BySide, SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { unitCost } from '../../rules/units/price.ts';
import type { Programs } from '../../scenarios/programs.ts';
import type { Army, BoughtUnit, Scenario } from '../../scenarios/scenario.ts';
import { closeRoom } from '../../store/address/rooms.ts';
import { fail } from '../../store/game/session.ts';
import { orUnanswered } from '../../store/library/patience.ts';
import { refreshShelf, useShelves } from '../../store/library/shelves.ts';
import { playersCalled } from '../../store/saving/playersCalled.ts';
import {
  armyKept,
  barredFrom,
  beginSkirmish,
  cleanSeed,
  drawSeed,
  SKIRMISHES,
  type Skirmish,
  type SkirmishSaid,
  skirmishByLot,
} from '../../store/skirmish/skirmish.ts';
import { type AskedSkirmish, askedNow, followAsked, tellAddress } from './asked.ts';
import '../welcome.css';
import '../newBattle.css';
import './skirmish.css';

interface Props {
  readonly say: SkirmishWords;
  readonly language: Language;
  readonly explain: Explanations;
  readonly said: SkirmishSaid;
  readonly languageSwitch: ReactNode;
}

/** An army of the shelf that is to come, as what it is kept there; without one the lot draws. */
interface Chosen {
  readonly id: string;
  /** What it holds; null where that can no longer be read. */
  readonly army: Army<BoughtUnit> | null;
}

/** An army that has not come, to whom, and why: one that was chosen, or one that the address asks for. */
interface Missed {
  readonly side: Side;
  readonly why: 'gone' | 'unanswered' | 'notHere' | 'notGiven';
}

/** Whose army comes: the lot's, or one that is kept in this browser. */
function ArmyChoice({
  say,
  language,
  side,
  chosen,
  onChoose,
}: Pick<Props, 'say' | 'language'> & {
  readonly side: Side;
  /** The id of the army that comes, or is on its way. */
  readonly chosen: string | null;
  /** The id of one that is kept; without one the lot draws. */
  readonly onChoose: (id: string | null) => void;
}) {
  const { kept } = useShelves((shelves) => shelves.army);
  return (
    <label className="skirmish-army">
      <span>{say.own.army}</span>
      <select
        value={kept.some(({ id }) => id === chosen) ? (chosen ?? '') : ''}
        disabled={kept.length === 0}
        data-testid={`skirmish-army-${side}`}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      >
        <option value="">{kept.length === 0 ? say.own.noneKept : say.own.byLot}</option>
        {kept.map(({ id, title }) => (
          <option key={id} value={id}>
            {title[language.locale]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Why the army chosen may not come; nothing where it may, or the lot draws. */
function barOf({ say, explain }: Pick<Props, 'say' | 'explain'>, chosen: Chosen | null, scenario: Scenario) {
  if (chosen === null) return null;
  const { army } = chosen;
  if (army === null) return say.own.unread;
  if (army.units.length === 0) return say.own.empty;
  const refusals = barredFrom(scenario, army);
  return refusals.length === 0 ? null : refusals.map((one) => explain.refusalSentence(one)).join(' ');
}

function SideCard({
  say,
  language,
  skirmish,
  side,
  own,
  bar,
  missed,
  children,
}: Pick<Props, 'say' | 'language'> & {
  readonly skirmish: Skirmish;
  readonly side: Side;
  readonly own: string | null;
  readonly bar: string | null;
  readonly missed: Missed['why'] | null;
  readonly children: ReactNode;
}) {
  const { nation, units } = skirmish.scenario.armies[side];
  const nations = nationsOf(skirmish.scenario);
  const rules = completeHouseRules(skirmish.scenario.houseRules);
  const cost = units.reduce((total, unit) => total + unitCost(unit, rules).total, 0);
  return (
    <div className="side-card" style={sideStyle(nations, side)}>
      <h3>
        <Cockade nation={nation} />
        <span>{language.words.nations[nation]}</span>
      </h3>
      <p className="quiet">
        {own ?? say.themes[skirmish.themes[side]]}
        <br />
        {say.army(units.length, cost)}
      </p>
      {bar === null ? null : (
        <p role="alert" className="skirmish-bar" data-testid={`skirmish-bar-${side}`}>
          {say.own.refused} {bar}
        </p>
      )}
      {missed === null ? null : (
        <p role="alert" className="skirmish-bar" data-testid={`skirmish-missed-${side}`}>
          {say.own[missed]}
        </p>
      )}
      {children}
    </div>
  );
}

/** Format, ground by lot, armies by lot: then deploy and play. */
export function SkirmishByLot({ say, language, explain, said, languageSwitch }: Props) {
  const [asked, setAsked] = useState(askedNow);
  const { format, seed } = asked;
  const standing = useRef(asked);
  useLayoutEffect(() => {
    standing.current = asked;
  }, [asked]);
  const [written, setWritten] = useState<string | null>(null);
  const [programs, setPrograms] = useState<Programs>();
  const size = SKIRMISHES.find((one) => one.format === format) ?? SKIRMISHES[0];
  const [chosen, setChosen] = useState<BySide<Chosen | null>>({ blue: null, red: null });
  /** The army, by its id, that is on its way from the shelf: no battle is begun without it. */
  const [coming, setComing] = useState<BySide<string | null>>({ blue: null, red: null });
  const [missed, setMissed] = useState<Missed | null>(null);
  /** How often each side's army was chosen: of several choices the last counts, whichever army comes first. */
  const choices = useRef({ blue: 0, red: 0 });
  const skirmish = useMemo(() => {
    const own = { blue: chosen.blue?.army ?? null, red: chosen.red?.army ?? null };
    return skirmishByLot(size, seed, said, own);
  }, [size, seed, said, chosen]);
  useEffect(() => void refreshShelf('army'), []);
  useEffect(
    () =>
      followAsked(
        () => standing.current,
        (asked) => {
          setWritten(null);
          const { current } = standing;
          // from another leaf back to the same battle, with the armies chosen for it
          if ((['format', 'seed', 'army'] as const).every((one) => asked[one] === current[one])) return;
          setAsked(asked);
          for (const side of SIDES) choices.current[side] += 1;
          setChosen({ blue: null, red: null });
          setComing({ blue: null, red: null });
          setMissed(null);
        },
      ),
    [],
  );
  useEffect(() => {
    const { army: id } = asked;
    if (id === null) return;
    // by the time it has come somebody may have chosen another, or the lot's
    let isAsked = true;
    const { blue } = choices.current;
    setComing((before) => ({ ...before, blue: id }));
    void orUnanswered(armyKept(id)).then((found) => {
      if (!isAsked || blue !== choices.current.blue) return;
      setComing((before) => ({ ...before, blue: null }));
      if (typeof found !== 'string') setChosen((before) => ({ ...before, blue: { id, ...found } }));
      // it may lie on the shelf of another browser
      else setMissed({ side: 'blue', why: found === 'gone' ? 'notHere' : 'notGiven' });
    });
    return () => {
      isAsked = false;
      if (blue === choices.current.blue) setComing((before) => ({ ...before, blue: null }));
    };
  }, [asked]);
  const ask = (asked: AskedSkirmish): void => {
    setAsked(asked);
    setMissed(null);
    // the way back leads out of the room, not from letter to letter
    tellAddress(asked);
  };
  const choose = async (side: Side, id: string | null): Promise<void> => {
    const choice = choices.current[side] + 1;
    choices.current[side] = choice;
    // what is told a second time is told anew
    setMissed(null);
    setComing((before) => ({ ...before, [side]: id }));
    const found = id === null ? null : await orUnanswered(armyKept(id));
    if (choice !== choices.current[side]) return;
    setComing((before) => ({ ...before, [side]: null }));
    if (typeof found === 'string') {
      setMissed({ side, why: found });
      return;
    }
    const one = id === null || found === null ? null : { id, ...found };
    setChosen((before) => ({ ...before, [side]: one }));
  };
  const begin = (drawnUp: boolean): void => {
    beginSkirmish(skirmish, drawnUp, programs).catch(fail);
  };
  const { scenario } = skirmish;
  const bars = {
    blue: barOf({ say, explain }, chosen.blue, scenario),
    red: barOf({ say, explain }, chosen.red, scenario),
  };
  const isBarred = SIDES.some((side) => bars[side] !== null || coming[side] !== null);
  const nations = nationsOf(scenario);
  const names = playersCalled(scenario);
  const first = scenario.firstSide === 'red' ? 'red' : 'blue';
  return (
    <div className={`welcome skirmish ${PRINTED}`}>
      <header className="title-page">
        <h1>{say.title}</h1>
        <p>{say.lead}</p>
        <div className="title-tools">
          <button type="button" className="press" data-testid="leave-skirmish" onClick={closeRoom}>
            {say.back}
          </button>
          {languageSwitch}
        </div>
      </header>
      <main className="sheet skirmish-sheet">
        <div className="skirmish-lot">
          <label>
            <span>{say.format}</span>
            <select
              value={format}
              data-testid="skirmish-format"
              onChange={(event) => ask({ format: Number(event.target.value), seed, army: null })}
            >
              {SKIRMISHES.map((one) => (
                <option key={one.format} value={one.format}>
                  {one.format}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{say.seed}</span>
            <input
              type="text"
              value={written ?? seed}
              maxLength={16}
              autoComplete="off"
              spellCheck={false}
              data-testid="skirmish-seed"
              onChange={(event) => {
                const next = cleanSeed(event.target.value);
                // emptied on the way to other letters, the battle stands as it was
                setWritten(next);
                if (next !== '') ask({ format, seed: next, army: null });
              }}
              onBlur={() => setWritten(null)}
            />
          </label>
          <button
            type="button"
            className="press"
            data-testid="skirmish-draw"
            onClick={() => ask({ format, seed: drawSeed(), army: null })}
          >
            {say.draw}
          </button>
        </div>
        <div className="skirmish-drawn">
          <div>
            <h2>{scenario.title[language.locale]}</h2>
            <p className="story">{scenario.story[language.locale]}</p>
            <p className="quiet">
              {say.field(size.columns, size.rows)} ·{' '}
              {say.begins(playerCalled(language, nations, first, names[first]))}
            </p>
          </div>
          <div className="skirmish-ground" data-testid="skirmish-ground">
            <Miniature map={scenario.map} />
          </div>
        </div>
        <div className="side-cards">
          {SIDES.map((side) => (
            <SideCard
              key={side}
              say={say}
              language={language}
              skirmish={skirmish}
              side={side}
              own={chosen[side]?.army?.name[language.locale] ?? null}
              bar={bars[side]}
              missed={missed?.side === side ? missed.why : null}
            >
              <ArmyChoice
                say={say}
                language={language}
                side={side}
                chosen={coming[side] ?? chosen[side]?.id ?? null}
                onChoose={(id) => void choose(side, id)}
              />
              <div className="side-player">
                <WhoPlays
                  side={side}
                  called={playerCalled(language, nations, side, names[side])}
                  programs={programs}
                  onChange={setPrograms}
                />
              </div>
            </SideCard>
          ))}
        </div>
        <div className="skirmish-lot">
          <button
            type="button"
            className="press chief"
            disabled={isBarred}
            data-testid="skirmish-quick"
            onClick={() => begin(true)}
          >
            {say.quick}
          </button>
          <button
            type="button"
            className="press"
            disabled={isBarred}
            data-testid="skirmish-by-hand"
            onClick={() => begin(false)}
          >
            {say.byHand}
          </button>
        </div>
      </main>
    </div>
  );
}
