/** The question and its answer in one sentence that can be copied. */
import { distance } from '../geometry/hex.ts';
import { playerCalled } from '../language/playerCalled.ts';
import type { LaboratoryOdds } from '../odds/laboratory/asked.ts';
import { enemyFought } from '../odds/laboratory/fought.ts';
import { findUnit, type Unit } from '../rules/state/game.ts';
import { isInfantry } from '../rules/units/units.ts';
import type { Setup } from '../store/laboratory/share.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { useOutcomesTold, useOutcomeWords } from './outcomeWords.ts';
import { useRegained } from './regained.ts';
import { type LabSpeaker, useLabSpeaker } from './words.ts';

function apart(a: Unit, b: Unit): number {
  return Math.min(...a.hexes.flatMap((one) => b.hexes.map((other) => distance(one, other))));
}

function deedOf({ sandbox, attacker, target, action }: Setup, { say, language, name }: LabSpeaker): string {
  // whoever acts for itself does so at no distance from anybody
  const [own, enemy] = [attacker, enemyFought(action, target)].map((id) =>
    id === null ? undefined : findUnit(sandbox.game, id),
  );
  const told = (unit: Unit | undefined): string => {
    if (!unit) return '';
    const formation = isInfantry(unit) || unit.panicked ? language.words.formations[unit.formation] : '';
    return say.inForm(name(unit.id), unit.strength, formation);
  };
  const does = action && say.does[action.action];
  if (!does) return say.underWayOf(told(own), told(enemy));
  return `${does(told(own), told(enemy))}${own && enemy ? say.away(apart(own, enemy)) : ''}`;
}

/** What was set beforehand, as far as it concerns the reaction asked first; of other pins only that there are some. */
function pinsOf(
  { pins }: Setup,
  { reactions }: LaboratoryOdds,
  { say, language, name, hex }: LabSpeaker,
): string[] {
  const row = reactions.find((one) => pins.some(({ node, edge }) => node === one.node && edge === one.edge));
  const others = pins.length - (row ? 1 : 0);
  return [
    ...(row ? [language.choiceLabel(row.choice, name, hex)] : []),
    ...(others > 0 ? [say.pinned(others).replace(/\.$/, '')] : []),
  ];
}

export function useSentence(): string {
  const speaker = useLabSpeaker();
  const { setup, odds, isFirst } = useLaboratory();
  const words = useOutcomeWords();
  const told = useOutcomesTold();
  const regained = useRegained();
  if (!odds) return '';
  const { say, language, name } = speaker;
  const { nations } = setup.sandbox;
  const parts = [
    ...(regained ? [`${regained.words} ${say.percent(regained.chance(odds.figures))}`] : []),
    ...told
      .filter((outcome) => odds.figures.outcomes[outcome] > 0)
      .map((outcome) => `${words(outcome)} ${say.percent(odds.figures.outcomes[outcome])}`),
  ];
  const losses = odds.figures.units.map((unit) => say.loses(name(unit.unit), say.mean(unit.expectedLoss)));
  const policy = say.policyTold(
    playerCalled(language, nations, 'blue'),
    say.aims[setup.aims.blue],
    playerCalled(language, nations, 'red'),
    say.aims[setup.aims.red],
    pinsOf(setup, odds, speaker),
    [
      ...(setup.failed === 'aim' ? [] : [`${say.failedTest} ${say.failed[setup.failed]}`]),
      ...(setup.placing === 'aim' ? [] : [say.placesFirst]),
      ...(isFirst ? [say.firstFigures] : []),
    ],
  );
  return say.tells(deedOf(setup, speaker), parts, losses, policy);
}
