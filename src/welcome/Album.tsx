import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../language/language.ts';
import { momentWordsOf } from '../language/moment.ts';
import { battleHere, fetchBattle } from '../scenarios/battles.ts';
import { type BattleEntry, LIBRARY } from '../scenarios/library/list.ts';
import { Stamp } from './Stamp.tsx';
import './album.css';

interface Props {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly language: Language;
}

interface LeafProps extends Props {
  readonly entry: BattleEntry;
  /** What the press says that takes it to the plan of battle; nothing before the words are here. */
  readonly plan: string | null;
}

/** One leaf of the album: the map as a stamp, the name, the points of each side and the hexes of the field. */
function Leaf({ entry, chosen, onChoose, language, plan }: LeafProps) {
  const { id, title } = entry;
  const { locale } = language;
  const scenario = battleHere(id);
  const shape = scenario?.map.shape;
  return (
    <div className="album-leaf">
      <input
        type="radio"
        name="battle"
        value={id}
        checked={id === chosen}
        aria-label={title[locale]}
        data-testid={`battle-${id}`}
        onChange={() => onChoose(id)}
      />
      <span className="album-picture">{scenario ? <Stamp scenario={scenario} /> : null}</span>
      <span className="album-title">{title[locale]}</span>
      <span className="album-size">
        {scenario && shape?.kind === 'rectangle'
          ? `${scenario.format} · ${shape.columns} × ${shape.rows}`
          : null}
      </span>
      {plan === null ? null : (
        <button
          type="button"
          className="press small album-plan"
          aria-label={language.writing.labelled(plan, title[locale])}
          // the keyboard comes to that of the battle chosen: there are as many as battles
          tabIndex={id === chosen ? 0 : -1}
          data-testid={`plan-${id}`}
          onClick={() =>
            void import('../store/scenarioEditor/toPlan.ts').then(
              ({ planBattle }) => planBattle(id),
              () => undefined,
            )
          }
        >
          {plan}
        </button>
      )}
    </div>
  );
}

/** Every battle of the collection by a miniature of its map; the pictures come one after the other. */
export function Album(props: Props) {
  const { locale } = props.language;
  const [, setBrought] = useState(0);
  const [plan, setPlan] = useState<string | null>(null);
  useEffect(() => {
    let asked = true;
    void momentWordsOf(locale).then(
      (words) => asked && setPlan(words.plan),
      () => undefined,
    );
    return () => {
      asked = false;
    };
  }, [locale]);
  useEffect(() => {
    let looked = true;
    for (const { id } of LIBRARY)
      void fetchBattle(id).then(
        () => looked && setBrought((brought) => brought + 1),
        () => undefined,
      );
    return () => {
      looked = false;
    };
  }, []);
  // where the album is a strip, it is opened at the battle chosen
  const strip = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const leaf = strip.current?.querySelector<HTMLElement>('.album-leaf:has(:checked)');
    if (strip.current && leaf)
      strip.current.scrollLeft = leaf.offsetLeft - strip.current.offsetLeft - leaf.offsetWidth / 2;
  }, []);
  return (
    <fieldset ref={strip} className="album" data-testid="album">
      <legend>{props.language.screens.welcome.chooseBattle}</legend>
      {LIBRARY.map((entry) => (
        <Leaf key={entry.id} entry={entry} plan={plan} {...props} />
      ))}
    </fieldset>
  );
}
