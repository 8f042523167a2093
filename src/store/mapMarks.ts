/** What the view shows, as the map draws it. */
import type { Question } from '../rules/answers.ts';
import type { Roll } from '../rules/frames.ts';
import { type Game, unitOf } from '../rules/game.ts';
import { engine } from '../rules/rulebook.ts';
import type { Marks } from './marks.ts';
import { arrowsOf, lastMoveOf, outflankedIn, ringsOf } from './overlays.ts';
import type { Way } from './reach.ts';
import type { OpenGame } from './state.ts';
import type { DraftView, GroupPreview, Reach, RefusedTarget, Target } from './view.ts';

function facingMarks(game: Game, question: Question | null, draft: DraftView | null): Marks['facingChoices'] {
  if (question?.ask === 'facing') {
    const [hex] = unitOf(game, question.unit).hexes;
    return engine
      .legal(game)
      .flatMap((choice) =>
        choice.choose === 'facing'
          ? [{ hex, facing: choice.facing, chosen: draft?.facing === choice.facing }]
          : [],
      );
  }
  const hex = draft?.hex;
  if (!draft || !hex || draft.facings.length < 2) return [];
  return draft.facings.map((facing) => ({ hex, facing, chosen: facing === draft.facing }));
}

export interface Parts {
  readonly game: Game;
  readonly log: OpenGame['log'];
  readonly actor: string | null;
  readonly question: Question | null;
  readonly roll: Roll | null;
  readonly reach: readonly Reach[];
  readonly ways: readonly Way[];
  readonly targets: readonly Target[];
  readonly refusedTargets: readonly RefusedTarget[];
  readonly groupPreview: GroupPreview | null;
  readonly draft: DraftView | null;
}

export function marksOf(parts: Parts): Marks {
  const { game, log, actor, question, roll, reach, ways, targets, groupPreview, draft } = parts;
  const way = draft && ways.find(({ choice }) => choice === draft.choice);
  const aim = draft && targets.find(({ choice }) => choice === draft.choice);
  const run = question?.ask === 'flightEnd' || question?.ask === 'pursuitEnd';
  const attackable = new Set(targets.map(({ unit }) => unit));
  const barred = new Set(parts.refusedTargets.map(({ unit }) => unit));
  return {
    reach: run ? [] : reach,
    targets: targets.map(({ unit, kind, dice }) => ({ unit, kind, value: String(dice.total) })),
    refusedTargets: [...barred].filter((unit) => !attackable.has(unit)).map((unit) => ({ unit })),
    arrows: arrowsOf(game, aim && actor !== null ? { from: actor, to: aim.unit, kind: aim.kind } : null),
    rings: ringsOf(game, question ?? roll?.about ?? null),
    route: way && actor !== null ? [unitOf(game, actor).hexes[0], ...way.route] : [],
    lastMove: lastMoveOf(log),
    facingChoices: facingMarks(game, question, draft),
    groupable: groupPreview?.groupable ?? [],
    group: groupPreview?.units ?? [],
    outflanked: outflankedIn(game),
    threat: [],
    field: [],
    sights: [],
    offered: run ? reach.map(({ hex }) => hex) : [],
  };
}
