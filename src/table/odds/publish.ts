/** What is known of the odds, put into words and marks for the screen. */
import { canonicalText } from '../../engine/interpreter.ts';
import { distance, type Hex, hexKey } from '../../geometry/hex.ts';
import type { Explanations } from '../../language/language.ts';
import type { AnswerOdds, AttackOdds, TestOdds } from '../../odds/table/asked.ts';
import type { AttackKind } from '../../rules/attack/attackDice.ts';
import { type Game, unitOf } from '../../rules/state/game.ts';
import type { DangerCount } from '../../store/odds/everywhere.ts';
import { type DangerMark, NOTHING_SHOWN, type ShownOdds } from '../../store/odds/shown.ts';
import type { DangerSeen, DangerThere, Gathered, NoOdds } from '../../store/odds/watch.ts';
import type { Target } from '../../store/possible/possible.ts';

type Words = Explanations['odds'];
type Told = AttackOdds | AnswerOdds;

function isFire(kind: AttackKind): boolean {
  return kind === 'fire' || kind === 'doubleFire';
}

/** What the figures on the tags of one board tell: all the same, so that neighbours can be compared. */
export type TagMeasure = 'lost' | 'breaks';

/** Where all that is marked is fire, what it costs; else, of every attack, the chance that its target breaks. */
export function tagMeasure(kinds: readonly AttackKind[]): TagMeasure {
  return kinds.every(isFire) ? 'lost' : 'breaks';
}

interface Figure {
  readonly value: string;
  readonly range?: string;
}

/** The figure on a tag, with what it may come to where somebody's answer decides it. */
export function tagFigure(told: Told, measure: TagMeasure, words: Words): Figure {
  if (measure === 'lost' || told.breaks === null)
    return { value: words.cost(told.of === 'attack' ? told.lost : told.enemyLost) };
  const value = words.percent(told.breaks);
  const range = told.range && words.between(told.range[0], told.range[1]);
  return range && range !== value ? { value, range } : { value };
}

/** Until the figure is here, or where there is none. */
function noFigure(none: NoOdds | undefined, words: Words): Figure {
  return { value: none ? words.none : words.waiting };
}

/** The odds of a target: those of the attack, or of the answer that makes it. */
function oddsOfTarget(gathered: Gathered, target: Target): Told | undefined {
  return gathered.attacks.get(target) ?? gathered.answers.get(canonicalText(target.choice));
}

/** The half of the place that is nearer to the enemy. */
function hexThere(game: Game, { standing: { hexes } }: DangerThere, enemy: string): Hex {
  const [from] = unitOf(game, enemy).hexes;
  const [one, other] = hexes;
  return other && distance(from, other) < distance(from, one) ? other : one;
}

/** What is said of a danger: its odds, or its dice until they are here. */
export function dangerText({ danger, odds }: DangerSeen, words: Words): string {
  if (!odds) return words.danger.dice(danger.dice);
  return danger.kind === 'fire' ? words.costs(odds.lost) : words.breaks(odds.breaks);
}

/** Of each enemy's charge and assault the one to be feared most; and its fire. */
export function worstOf(dangers: readonly DangerSeen[]): readonly DangerSeen[] {
  const breaks = ({ odds }: DangerSeen) => odds?.breaks ?? 0;
  return dangers.filter(
    (one, at) =>
      one.danger.kind === 'fire' ||
      !dangers.some(
        (other, n) =>
          n !== at &&
          other.danger.enemy === one.danger.enemy &&
          other.danger.kind !== 'fire' &&
          (breaks(other) > breaks(one) || (breaks(other) === breaks(one) && n < at)),
      ),
  );
}

function dangerMarks(game: Game, there: DangerThere, words: Words): readonly DangerMark[] {
  const worst = worstOf(there.dangers);
  const measure = tagMeasure(worst.map(({ danger }) => danger.kind));
  return worst.map(({ danger, odds, none }) => ({
    unit: danger.enemy,
    at: hexThere(game, there, danger.enemy),
    kind: danger.kind,
    ...(odds ? tagFigure(odds, measure, words) : noFigure(none, words)),
  }));
}

function targetMarks(gathered: Gathered, words: Words): ShownOdds['marks'] {
  const { view, none } = gathered;
  const measure = tagMeasure(view.marks.targets.map(({ kind }) => kind));
  const targets = view.marks.targets.map((mark) => {
    const target = view.targets.find((one) => one.unit === mark.unit && one.kind === mark.kind);
    if (!target) return mark;
    const odds = oddsOfTarget(gathered, target);
    return { ...mark, ...(odds ? tagFigure(odds, measure, words) : noFigure(none.get(target), words)) };
  });
  return targets.length > 0 ? { targets } : {};
}

/** How many could fire, how many could charge or assault, and the worst chance, in a sentence. */
export function countText({ fire, shock, breaks }: DangerCount, { danger }: Words): string {
  return fire + shock === 0 ? danger.nobody : danger.counts(fire, shock, breaks);
}

function menacedMarks({ counted }: Gathered, words: Words): ShownOdds['marks'] {
  if (counted.length === 0) return {};
  return {
    menaced: counted.map(({ breaks, ...one }) => ({
      ...one,
      breaks: breaks === null ? null : words.percent(breaks),
    })),
  };
}

function spokenOf(gathered: Gathered, words: Words): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const target of gathered.view.targets) {
    const told = gathered.attacks.get(target);
    if (!told) continue;
    const text = isFire(target.kind) ? words.costs(told.lost) : words.breaks(told.breaks);
    said.set(`${target.unit} ${target.kind}`, text);
  }
  for (const one of gathered.counted) said.set(`at ${hexKey(one.hex)}`, countText(one, words));
  return said;
}

/** What the figures rest on, or why none of the answers has any. */
function noteOf(choices: number, tests: number, noAnswers: NoOdds | null): ShownOdds['note'] {
  if (choices > tests) return 'policy';
  if (tests > 0) return 'dice';
  return noAnswers === 'alike' ? 'alike' : 'none';
}

/** Everything the screens show of what is known. */
export function shownOf(gathered: Gathered | null, words: Words): ShownOdds {
  if (!gathered) return NOTHING_SHOWN;
  const { view, kept, danger, attacks, answers, noAnswers, tests, settled, missing } = gathered;
  if (kept) return { ...NOTHING_SHOWN, view, note: 'kept' };
  const choices = new Map<string, Told | TestOdds>([...tests, ...answers]);
  const none = new Map([...gathered.none].map(([{ choice }, why]) => [canonicalText(choice), why]));
  for (const [target, odds] of attacks) choices.set(canonicalText(target.choice), odds);
  if (noAnswers)
    for (const { choice, enabled } of view.choices) {
      const text = canonicalText(choice);
      if (enabled && !choices.has(text)) none.set(text, noAnswers);
    }
  const inDanger = danger !== null && danger.dangers.length > 0;
  return {
    view,
    marks: {
      ...menacedMarks(gathered, words),
      ...(inDanger
        ? { targets: [], refusedTargets: [], dangers: dangerMarks(view.game, danger, words) }
        : targetMarks(gathered, words)),
    },
    spoken: spokenOf(gathered, words),
    choices,
    none,
    settled,
    danger,
    note: missing ?? noteOf(choices.size, tests.size, noAnswers),
  };
}
