/** What the view shows, as the map draws it. */

import type { AttackKind } from '../../rules/attack/attackDice.ts';
import { isTwofold } from '../../rules/ground/halves.ts';
import type { Question } from '../../rules/state/answers.ts';
import type { Roll } from '../../rules/state/frames.ts';
import { type Game, type Unit, unitOf } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import { engine, wholeRulebook } from '../game/rulebook.ts';
import type { DraftView, GroupPreview, Reach, RefusedTarget, Target, Way } from '../possible/possible.ts';
import type { OpenGame } from '../state.ts';
import type { ArrowKind, Marks } from './marks.ts';
import { arrowsOf, lastMoveOf, outflankedIn, ringsOf } from './overlays.ts';

function facingMarks(game: Game, question: Question | null, draft: DraftView | null): Marks['facingChoices'] {
  const asked = question && whoIsMeant(question);
  if (asked?.place === 'facing' && asked.unit !== null) {
    const [hex] = unitOf(game, asked.unit).hexes;
    return engine()
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

/** The hexes between which a question about halves leaves the choice.. */
function halvesAsked(game: Game, question: Question | null): Marks['offered'] {
  if (!question || whoIsMeant(question).place !== 'half') return [];
  return engine()
    .legal(game)
    .flatMap((choice) => (choice.choose === 'half' ? [choice.hex] : []));
}

function arrowKindOf(kind: AttackKind): ArrowKind {
  return kind === 'fireThenAttack' || kind === 'doubleFire' ? 'fire' : kind;
}

/** An extended line leaves no single track, and who is set up comes from nowhere: where it would stand is shown instead. */
function routeOf(unit: Unit, way: Way): Marks['route'] {
  return isTwofold(unit) || way.formation !== undefined ? [] : [unit.hexes[0], ...way.route];
}

function ghostsOf(unit: Unit, { place, facing, formation }: Way): Marks['ghosts'] {
  return isTwofold(unit) || formation !== undefined ? [{ unit: unit.id, hexes: place.hexes, facing }] : [];
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
  // ends without a cost in movement
  const place = question && whoIsMeant(question).place;
  const run = place === 'zone' || place === 'runEnd' || place === 'behindFriend';
  const attackable = new Set(targets.map(({ unit }) => unit));
  const barred = new Set(parts.refusedTargets.map(({ unit }) => unit));
  return {
    reach: run ? [] : reach,
    targets: targets.flatMap(({ unit, kind, dice }) =>
      // The shots of FIR-16 and FIR-19 are marked as the fire they are, which is open too.
      kind === 'fireThenAttack' || kind === 'doubleFire' ? [] : [{ unit, kind, value: String(dice.total) }],
    ),
    refusedTargets: [...barred].filter((unit) => !attackable.has(unit)).map((unit) => ({ unit })),
    arrows: arrowsOf(
      game,
      aim && actor !== null ? { from: actor, to: aim.unit, kind: arrowKindOf(aim.kind) } : null,
    ),
    rings: ringsOf(game, question ?? roll?.about ?? null),
    route: way && actor !== null ? routeOf(unitOf(game, actor), way) : [],
    ghosts: way && actor !== null ? ghostsOf(unitOf(game, actor), way) : [],
    lastMove: lastMoveOf(log),
    facingChoices: facingMarks(game, question, draft),
    groupable: groupPreview?.offers ?? [],
    group: groupPreview?.picked ?? [],
    outflanked: outflankedIn(game),
    threat: [],
    field: [],
    sights: [],
    ...wholeRulebook()?.setUpZones(game),
    offered: run ? reach.map(({ hex }) => hex) : halvesAsked(game, question),
  };
}
