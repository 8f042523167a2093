import { type ReactNode, useMemo, useState } from 'react';
import type { SkirmishWords } from '../../language/en/skirmish.ts';
import type { Language } from '../../language/language.ts';
import { Cockade } from '../../map/Cockade.tsx';
import { Miniature } from '../../map/Miniature.tsx';
import { nationStyle } from '../../map/nations.ts';
import { completeHouseRules } from '../../rules/state/houseRuleKeys.ts';
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { unitCost } from '../../rules/units/price.ts';
import type { Programs } from '../../scenarios/programs.ts';
import { addressNow } from '../../store/address/address.ts';
import { closeRoom, openRoom } from '../../store/address/rooms.ts';
import { fail } from '../../store/game/session.ts';
import {
  beginSkirmish,
  cleanSeed,
  drawSeed,
  SKIRMISHES,
  type Skirmish,
  type SkirmishSaid,
  skirmishByLot,
} from '../../store/skirmish/skirmish.ts';
import { WhoPlays } from '../WhoPlays.tsx';
import '../welcome.css';
import '../newBattle.css';
import './skirmish.css';

interface Props {
  readonly say: SkirmishWords;
  readonly language: Language;
  readonly said: SkirmishSaid;
  readonly languageSwitch: ReactNode;
}

interface Asked {
  readonly format: number;
  readonly seed: string;
}

const USUAL = 1000;

/** What the address asks for, as `1500-k3f9ta`; otherwise the usual format and letters nobody has drawn before. */
function askedNow(): Asked {
  const [, format, seed] = /^(\d+)-(\w+)$/.exec(addressNow().skirmish ?? '') ?? [];
  const known = SKIRMISHES.find((one) => String(one.format) === format);
  return { format: known?.format ?? USUAL, seed: cleanSeed(seed ?? '') || drawSeed() };
}

function SideCard({
  say,
  language,
  skirmish,
  side,
  children,
}: Omit<Props, 'said' | 'languageSwitch'> & {
  readonly skirmish: Skirmish;
  readonly side: Side;
  readonly children: ReactNode;
}) {
  const { nation, units } = skirmish.scenario.armies[side];
  const rules = completeHouseRules(skirmish.scenario.houseRules);
  const cost = units.reduce((total, unit) => total + unitCost(unit, rules).total, 0);
  return (
    <div className="side-card" style={nationStyle(nation)}>
      <h3>
        <Cockade nation={nation} />
        <span>{language.words.nations[nation]}</span>
      </h3>
      <p className="quiet">
        {say.themes[skirmish.themes[side]]}
        <br />
        {say.army(units.length, cost)}
      </p>
      <div className="side-player">{children}</div>
    </div>
  );
}

/** Format, ground by lot, armies by lot: then deploy and play. */
export function SkirmishByLot({ say, language, said, languageSwitch }: Props) {
  const [{ format, seed }, setAsked] = useState(askedNow);
  const [programs, setPrograms] = useState<Programs>();
  const size = SKIRMISHES.find((one) => one.format === format) ?? SKIRMISHES[0];
  const skirmish = useMemo(() => skirmishByLot(size, seed, said), [size, seed, said]);
  const ask = (asked: Asked): void => {
    setAsked(asked);
    openRoom('skirmish', `${asked.format}-${asked.seed}`);
  };
  const begin = (drawnUp: boolean): void => {
    beginSkirmish(skirmish, drawnUp, programs).then(closeRoom, fail);
  };
  const { scenario } = skirmish;
  const { nation } = scenario.armies[scenario.firstSide === 'red' ? 'red' : 'blue'];
  return (
    <div className="welcome skirmish">
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
              onChange={(event) => ask({ format: Number(event.target.value), seed })}
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
              value={seed}
              maxLength={16}
              autoComplete="off"
              spellCheck={false}
              data-testid="skirmish-seed"
              onChange={(event) => {
                const next = cleanSeed(event.target.value);
                if (next !== '') ask({ format, seed: next });
              }}
            />
          </label>
          <button
            type="button"
            className="press"
            data-testid="skirmish-draw"
            onClick={() => ask({ format, seed: drawSeed() })}
          >
            {say.draw}
          </button>
        </div>
        <div className="skirmish-drawn">
          <div>
            <h2>{scenario.title[language.locale]}</h2>
            <p className="story">{scenario.story[language.locale]}</p>
            <p className="quiet">
              {say.field(size.columns, size.rows)} · {say.begins(language.words.nations[nation])}
            </p>
          </div>
          <div className="skirmish-ground" data-testid="skirmish-ground">
            <Miniature map={scenario.map} />
          </div>
        </div>
        <div className="side-cards">
          {SIDES.map((side) => (
            <SideCard key={side} say={say} language={language} skirmish={skirmish} side={side}>
              <WhoPlays
                side={side}
                called={language.words.nations[scenario.armies[side].nation]}
                programs={programs}
                onChange={setPrograms}
              />
            </SideCard>
          ))}
        </div>
        <div className="skirmish-lot">
          <button
            type="button"
            className="press chief"
            data-testid="skirmish-quick"
            onClick={() => begin(true)}
          >
            {say.quick}
          </button>
          <button type="button" className="press" data-testid="skirmish-by-hand" onClick={() => begin(false)}>
            {say.byHand}
          </button>
        </div>
      </main>
    </div>
  );
}
