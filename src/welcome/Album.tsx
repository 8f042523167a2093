import { useEffect, useState } from 'react';
import type { Language } from '../language/language.ts';
import { Miniature } from '../map/Miniature.tsx';
import { battleHere, fetchBattle } from '../scenarios/battles.ts';
import { type BattleEntry, LIBRARY } from '../scenarios/library/list.ts';
import './album.css';

interface Props {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly language: Language;
}

/** One leaf of the album: the map as a stamp, the name, the points of each side and the hexes of the field. */
function Leaf({ entry, chosen, onChoose, language }: Props & { readonly entry: BattleEntry }) {
  const { id, title } = entry;
  const scenario = battleHere(id);
  const shape = scenario?.map.shape;
  return (
    <label className="album-leaf">
      <input
        type="radio"
        name="battle"
        value={id}
        checked={id === chosen}
        data-testid={`battle-${id}`}
        onChange={({ target }) => {
          onChoose(id);
          // on a small screen the battle chosen is told far above
          target.closest('main')?.scrollIntoView({ block: 'start' });
        }}
      />
      <span className="album-picture">{scenario ? <Miniature map={scenario.map} /> : null}</span>
      <span className="album-title">{title[language.locale]}</span>
      {scenario && shape?.kind === 'rectangle' ? (
        <span className="album-size">
          {scenario.format} · {shape.columns} × {shape.rows}
        </span>
      ) : null}
    </label>
  );
}

/** Every battle of the collection by a miniature of its map; the pictures come one after the other. */
export function Album(props: Props) {
  const [, setBrought] = useState(0);
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
  return (
    <fieldset className="album" data-testid="album">
      <legend>{props.language.screens.welcome.chooseBattle}</legend>
      {LIBRARY.map((entry) => (
        <Leaf key={entry.id} entry={entry} {...props} />
      ))}
    </fieldset>
  );
}
