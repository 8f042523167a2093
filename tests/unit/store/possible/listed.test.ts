/** The choices as a list hold every answer of every question, for those who do not see the map. */
import { expect, test } from 'vitest';
import { canonicalText } from '../../../../src/engine/interpreter.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { presentUnits } from '../../../../src/rules/state/game.ts';
import { answer } from '../../../../src/store/game/actions.ts';
import { endOn } from '../../../../src/store/input/endOn.ts';
import { confirmDraft, optionsOf } from '../../../../src/store/input/picking.ts';
import { actorIn } from '../../../../src/store/odds/questions.ts';
import { listedOf } from '../../../../src/store/possible/listed.ts';
import { useStore } from '../../../../src/store/store.ts';
import { advance, begin, legal, opened, playUntil, rollOn, view } from '../table.ts';

const listed = () => listedOf(view(), actorIn(view(), useStore.getState().selection));

/** Every answer that can be given from the list by itself or by a hex of it. */
function fromList(): ReadonlySet<string> {
  const { places, targets, answers } = listed();
  const { ways } = optionsOf(opened(), useStore.getState().selection);
  const hexes = new Set(places.map(({ hex }) => canonicalText(hex)));
  const ended = ways.filter(({ place }) => place.handles.some((hex) => hexes.has(canonicalText(hex))));
  const all: Choice[] = [
    ...answers.map(({ choice }) => choice),
    ...targets.flatMap(({ attacks }) => attacks.map(({ choice }) => choice)),
    ...ended.map(({ choice }) => choice),
  ];
  return new Set(all.map((choice) => canonicalText(choice)));
}

test.each(['heard', 'told', 'listed'])(
  'of the battle %s every answer that is legal is in the list',
  (seed) => {
    begin(seed);
    const asked = new Set<string>();
    for (let n = 0; n < 160; n++) {
      rollOn();
      const { question, wait } = view();
      if (wait === 'over' || !question) break;
      asked.add(question.ask);
      const choices = legal();
      const list = fromList();
      // units for a group are picked one by one, and of a formation to fall in the facings follow
      const missing = choices.filter(
        (choice) =>
          choice.choose !== 'group' && choice.choose !== 'rallied' && !list.has(canonicalText(choice)),
      );
      expect(missing).toEqual([]);
      const choice = advance(choices);
      if (!choice || !answer(choice).allowed) throw new Error(`no answer to ${question.ask}`);
    }
    expect(asked.size).toBeGreaterThan(4);
  },
);

test('places are told nearest to the enemy first, with the enemy that is nearest', () => {
  begin('listed');
  playUntil('move', advance);
  const { places } = listed();
  expect(places.length).toBeGreaterThan(3);
  const away = places.map(({ enemy }) => enemy?.away ?? 0);
  expect(away).toEqual(away.toSorted((a, b) => a - b));
  const enemies = presentUnits(opened().game).filter(({ side }) => side !== view().side);
  expect(enemies.map(({ id }) => id)).toContain(places[0]?.enemy?.unit);
});

test('a place of the list is drafted as by a press on the map, and confirmed', () => {
  begin('listed');
  playUntil('move', advance);
  const [first] = listed().places;
  if (!first) throw new Error('nowhere to go');
  const before = opened().history.length;
  endOn(first.hex);
  expect(opened().history.length).toBe(before);
  expect(view().draft?.hex).toEqual(first.hex);
  confirmDraft();
  expect(opened().log[before]?.choice).toMatchObject({ choose: 'move', to: first.hex });
});

test('an enemy near enough is listed once, with what is open and what is refused to the unit that acts', () => {
  begin('listed');
  playUntil('action', advance);
  for (let n = 0; n < 60; n++) {
    const { targets, refused } = listed();
    const units = targets.map(({ unit }) => unit);
    expect(new Set(units).size).toBe(units.length);
    for (const { unit, refused: why } of targets)
      for (const one of why) {
        expect(one.unit).toBe(unit);
        expect(one.reasons.length).toBeGreaterThan(0);
      }
    for (const { reasons } of refused) expect(reasons.length).toBeGreaterThan(0);
    const open = targets.some(({ attacks }) => attacks.length > 0);
    if (open && targets.some(({ refused: why }) => why.length > 0)) return;
    const choice = advance(legal());
    if (!choice) break;
    answer(choice);
    playUntil('action', advance);
  }
  throw new Error('nobody ever had a target');
});
