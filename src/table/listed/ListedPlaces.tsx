import { useExplanations } from '../../account/words.ts';
import { hexKey, sameHex } from '../../geometry/hex.ts';
import { unitOf } from '../../rules/state/game.ts';
import { endOn } from '../../store/input/endOn.ts';
import { useOdds } from '../../store/odds/shown.ts';
import type { ListedPlace } from '../../store/possible/listed.ts';
import type { TableView } from '../../store/view/view.ts';
import { groundWords, placesAt } from '../board/groundWords.ts';
import { useSpeaker } from '../shell/words.ts';
import { ListedSection } from './ListedSection.tsx';

interface Props {
  readonly view: TableView;
  readonly actor: string;
  readonly places: readonly ListedPlace[];
}

/** Every hex where the unit's move can end: its ground, how far it is, how far from the enemy. Pressed, it is drafted. */
export function ListedPlaces({ view, actor, places }: Props) {
  const { listed } = useExplanations();
  const { language, name, hex: hexName } = useSpeaker();
  const spoken = useOdds((shown) => (shown.view === view ? shown.spoken : null));
  const { hexes } = language.screens.counters;
  const { battle } = view.game;
  const own = unitOf(view.game, actor).hexes;
  const told = ({ hex, cost, kind, enemy, facings }: ListedPlace): string =>
    listed.line(
      [
        groundWords(language, battle.map, hex, hexName(hex)),
        ...placesAt(language, battle, hex),
        ...(cost > 0
          ? [listed.place[kind](hexes(cost))]
          : own.some((one) => sameHex(one, hex))
            ? [listed.here]
            : []),
        ...(enemy ? [listed.fromEnemy(hexes(enemy.away), name(enemy.unit))] : []),
        ...(facings.length > 1 ? [listed.facingsOpen(facings.length)] : []),
        spoken?.get(`at ${hexKey(hex)}`) ?? [],
      ].flat(),
    );
  return (
    <ListedSection title={listed.places(name(actor))} count={places.length}>
      {places.map((place) => (
        <li key={hexKey(place.hex)}>
          <button
            type="button"
            className="answer listed"
            data-testid="listed-place"
            onClick={({ detail }) => {
              // the second press of a double click is meant for nobody
              if (detail < 2) endOn(place.hex);
            }}
          >
            {told(place)}
          </button>
        </li>
      ))}
    </ListedSection>
  );
}
