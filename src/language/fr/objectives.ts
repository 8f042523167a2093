import type { Objective, ObjectiveState } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import type { objectives as english } from '../en/objectives.ts';
import { capital, type Names } from '../sentences.ts';
import { inHandsOf, ofSide, theSide } from './camps.ts';
import { french } from './writing.ts';

const points = (count: number) => french.count(count, 'point de victoire', 'points de victoire');

function brings(one: Objective, names: Names, sideName: (side: Side) => string): string {
  switch (one.kind) {
    case 'place': {
      const whom = one.side ? theSide(sideName(one.side)) : 'qui tient ce lieu';
      const when = one.when === 'end' ? 'à la fin' : 'à la fin de chaque tour';
      return `${points(one.points)} pour ${whom} ${when}${one.sudden ? ' ; tenir ce lieu à la fin d’un tour gagne aussitôt la bataille' : ''}`;
    }
    case 'exit': {
      const enough = one.enough;
      return `sortie (${sideName(one.side)}) : ${points(one.points)} par unité qui sort en bon ordre${enough ? ` ; ${french.number(enough)} gagnent aussitôt la bataille` : ''}`;
    }
    case 'survival':
      return `${names(one.unit)} doit survivre : sa perte donne ${points(one.points)} à l’ennemi${one.sudden ? ', et aussitôt la bataille' : ''}`;
  }
}

function stands(
  one: Objective,
  { holder, points: won }: ObjectiveState,
  sideName: (side: Side) => string,
): string {
  const held = one.kind === 'place' ? inHandsOf(holder && sideName(holder)) : '';
  const counted = (['blue', 'red'] as const)
    .filter((side) => won[side] > 0)
    .map((side) => `${sideName(side)} ${french.number(won[side])}`);
  return [held, ...counted].filter((part) => part !== '').join(', ');
}

export const objectives: typeof english = {
  title: 'L’enjeu de la bataille',
  scenario: 'Les conditions propres au scénario : la règle n’en connaît aucune.',
  line: (one, names, sideName) => `${capital(one.name.fr)} : ${brings(one, names, sideName)}.`,
  stands,
  arrivals: ({ turn }, units) => `Renforts à partir du tour ${french.number(turn)} : ${french.all(units)}.`,
  night: ({ turn, side }, sideName) =>
    side
      ? `La nuit tombe après le tour ${french.number(turn)} ${ofSide(sideName(side))}.`
      : `La nuit tombe après le tour ${french.number(turn)}.`,
  losses: 'Pertes de l’ennemi',
  decided: (name) => `Ce qui a décidé : ${name}.`,
};
