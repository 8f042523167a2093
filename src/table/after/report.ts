/** The report of a battle: one page that stands by itself, with drawings. Names and titles in it are text, whoever wrote them. */
import type { AfterWords } from '../../language/en/after.ts';
import { sideStyle } from '../../map/nations.ts';
import type { Game } from '../../rules/state/game.ts';
import { type BySide, SIDES, type Side } from '../../rules/state/vocabulary.ts';
import type { UnitLosses } from '../../store/after/losses.ts';
import { type Luck, MATTERS } from '../../store/after/luck.ts';
import { strengthOverTime, turnsBegun } from '../../store/after/strength.ts';
import type { Turning } from '../../store/after/turning.ts';
import type { OpenGame } from '../../store/state.ts';
import { journalRows } from '../record/rows.ts';
import type { Speaker } from '../shell/words.ts';
import { boardDrawing } from './drawing.ts';
import { rarityOf } from './luckWords.ts';
import { html, type Markup, sound } from './markup.ts';
import { plotOf } from './plot.ts';

export interface ReportParts {
  readonly open: OpenGame;
  readonly losses: readonly UnitLosses[];
  readonly luck: readonly Luck[];
  /** The moments that turned the battle, in the order in which they came. */
  readonly turning: readonly Turning[];
  readonly words: AfterWords;
  readonly speaker: Speaker;
  /** Who won, and why; and with how many points. */
  readonly result: readonly string[];
  readonly points: BySide<number>;
  /** What began a moment, in words. */
  readonly began: (turning: Turning) => string;
  /** The board after so many answers. */
  readonly board: (answers: number) => Game;
  /** The style sheet of the page. */
  readonly css: string;
}

function figure(title: string, drawn: Markup): Markup {
  return html`<figure><figcaption>${title}</figcaption>${drawn}</figure>`;
}

function lossTable({ open, losses, words, speaker }: ReportParts, side: Side): Markup {
  const say = words.losses;
  const rows = losses
    .filter((one) => one.side === side)
    .map(
      (one) =>
        html`<tr><th scope="row">${speaker.name(one.unit)} <em>${say.fates[one.fate]}</em></th><td>${say.fromTo(one.initial, one.left)}</td><td>${one.fire}</td><td>${one.combat}</td><td>${one.other}</td><td>${one.taken}</td></tr>`,
    );
  const heads = [say.unit, say.strength, say.fire, say.combat, say.other, say.taken].map(
    (head) => html`<th scope="col">${head}</th>`,
  );
  return html`<table style="--plate:${sideStyle(open.nations, side)['--plate'] ?? ''}"><caption>${speaker.side(side)}</caption><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
}

function luckTable({ luck, words, speaker }: ReportParts): Markup {
  const say = words.luck;
  if (luck.length === 0) return html`<p>${say.none}</p>`;
  const rows = MATTERS.flatMap((matter) => luck.filter((one) => one.matter === matter)).map(
    (one) =>
      html`<tr><th scope="row">${speaker.language.writing.labelled(say.matters[one.matter], speaker.side(one.side))}</th><td>${say.number(one.gave)}</td><td>${say.number(one.expected)}</td><td>${rarityOf(one, say)}</td></tr>`,
  );
  return html`<p class="quiet">${say.lead}</p><table><thead><tr><th></th><th scope="col">${say.gave}</th><th scope="col">${say.expected}</th><th scope="col">${say.rare}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function strengthPlot({ open, words, speaker }: ReportParts): Markup {
  const strength = strengthOverTime(open.history);
  const plot = plotOf(
    SIDES.map((side) => strength.map((then) => ({ at: then.at, value: then[side] }))),
    turnsBegun(open),
  );
  const { ground, height } = plot;
  const values = plot.values.map(
    ({ y, value }) =>
      html`<g data-nought="${String(value === 0)}"><line class="plot-value" x1="${ground.left}" x2="${ground.right}" y1="${y}" y2="${y}"/><text class="plot-number" text-anchor="end" x="${ground.left - 5}" y="${y + 4}">${value}</text></g>`,
  );
  const turns = plot.turns.map(
    ({ x, turn }) =>
      html`<line class="plot-turn" x1="${x}" x2="${x}" y1="${ground.top}" y2="${ground.foot}"/><text class="plot-number" text-anchor="middle" x="${x}" y="${height - 8}">${turn}</text>`,
  );
  const lines = SIDES.map(
    (side, n) =>
      html`<path class="plot-line" data-side="${side}" style="--plate:${sideStyle(open.nations, side)['--plate'] ?? ''}" d="${plot.lines[n] ?? ''}"/>`,
  );
  const [first, last] = [strength[0], strength.at(-1)];
  const said = SIDES.map((side) =>
    words.course.of(speaker.side(side), first?.[side] ?? 0, last?.[side] ?? 0),
  );
  return html`<figure><figcaption>${speaker.language.writing.labelled(words.course.strength, said.join(' · '))}</figcaption><svg viewBox="0 0 ${plot.width} ${height}" role="img">${values}${turns}${lines}</svg></figure>`;
}

function moments({ open, turning, words, began, board, speaker }: ReportParts): Markup {
  if (turning.length === 0) return html`<p>${words.turning.none}</p>`;
  const told = turning.map((one) => {
    const title = `${words.turning.line(one.turn, speaker.side(one.side), one.gained)} · ${began(one)}`;
    return figure(title, boardDrawing(board(one.at), open.scenario.drawing, open.nations));
  });
  return html`<div class="moments">${told}</div>`;
}

/** What happened, in few words, turn by turn. */
function story({ open, speaker }: ReportParts): Markup {
  const { language, name, hex, side } = speaker;
  const rows = journalRows({
    log: open.log,
    ahead: [],
    opening: open.opening,
    lines: [],
    barrier: null,
    // how it ended stands at the head of the page
    ended: false,
    detail: 'brief',
    wanted: null,
    isFolded: () => false,
  });
  return html`${rows.map((row) => {
    if (row.row === 'turn')
      return html`<h3>${row.title ? language.table.turnTitle(row.title.turn, side(row.title.side)) : language.table.beginning}</h3>`;
    if (row.row !== 'line') return html``;
    return html`<p>${row.line.facts.map((fact) => language.factSentence(fact, name, hex, side)).join(' ')}</p>`;
  })}`;
}

/** The whole page. */
export function reportPage(reported: ReportParts): string {
  const { open, words, speaker, result, points, board, css } = reported;
  const { language, side } = speaker;
  const say = words.report;
  const title = say.title(open.scenario.title[language.locale]);
  const drawn = (answers: number): Markup =>
    boardDrawing(board(answers), open.scenario.drawing, open.nations);
  const scores = SIDES.map(
    (one) =>
      html`<tr><th scope="row">${side(one)}</th><td>${language.screens.counters.victoryPoints(points[one])}</td></tr>`,
  );
  const page = html`<!doctype html>
<html lang="${language.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${sound(css)}</style></head>
<body>
<h1>${title}</h1>
<p>${say.between(side('blue'), side('red'))}</p>
${result.map((line) => html`<p><strong>${line}</strong></p>`)}
<table><tbody>${scores}</tbody></table>
${figure(say.before, drawn(0))}
${figure(say.end, drawn(open.history.length))}
<p class="quiet">${say.key}</p>
<h2>${words.turning.title}</h2>${moments(reported)}
<h2>${words.course.title}</h2>${strengthPlot(reported)}
<h2>${words.luck.title}</h2>${luckTable(reported)}
<h2>${words.losses.title}</h2>${SIDES.map((one) => lossTable(reported, one))}<p class="quiet">${words.losses.otherwise}</p>
<h2>${say.story}</h2>${story(reported)}
<p class="quiet">${say.made}</p>
</body>
</html>
`;
  return page.markup;
}
