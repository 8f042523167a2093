import { useAfterWords } from '../../account/afterWords.ts';
import { useExplanations } from '../../account/words.ts';
import tokens from '../../map/tokens.css?inline';
import type { UnitLosses } from '../../store/after/losses.ts';
import type { Luck } from '../../store/after/luck.ts';
import { useTurning } from '../../store/after/turning.ts';
import { boardAfter } from '../../store/past/boards.ts';
import { csvOf } from '../../store/saving/csvText.ts';
import { saveAs } from '../../store/saving/saveText.ts';
import type { OpenGame } from '../../store/state.ts';
import { endShown } from '../shell/end.ts';
import { useSpeaker } from '../shell/words.ts';
import { diceRows, lossRows } from './csvRows.ts';
import css from './report.css?inline';
import { reportPage } from './report.ts';
import { useBegan } from './useBegan.ts';

interface Props {
  readonly open: OpenGame;
  readonly losses: readonly UnitLosses[];
  readonly luck: readonly Luck[];
}

const CSV = 'text/csv;charset=utf-8';
const PAGE = 'text/html;charset=utf-8';

/** What can be kept of a battle: its tables for a spreadsheet, and its report as a page. */
export function AfterFiles({ open, losses, luck }: Props) {
  const words = useAfterWords();
  const { victory } = useExplanations().dialogs;
  const speaker = useSpeaker();
  const began = useBegan();
  const { files } = words;
  const report = (): void => {
    const end = endShown(open);
    if (!end) return;
    const won = end.winner === 'draw' ? null : end.winner;
    const { shown } = useTurning.getState();
    const turning = shown?.history === open.history ? shown.found : [];
    const page = reportPage({
      open,
      losses,
      luck,
      turning: turning.toSorted((a, b) => a.at - b.at),
      words,
      speaker,
      result: won
        ? [victory.winner(speaker.side(won)), victory.by[end.by]]
        : [victory.draw, victory.drawnBy[end.by]],
      points: end.points,
      began,
      board: (answers) => boardAfter(open.history, answers),
      css: `${tokens}\n${css}`,
    });
    saveAs(files.names.report, PAGE, page);
  };
  return (
    <div className="after-files">
      <button
        type="button"
        className="press"
        data-testid="losses-csv"
        onClick={() => saveAs(files.names.losses, CSV, csvOf(lossRows(losses, words, speaker)))}
      >
        {files.losses}
      </button>
      <button
        type="button"
        className="press"
        data-testid="dice-csv"
        onClick={() => saveAs(files.names.dice, CSV, csvOf(diceRows(open.log, words, speaker)))}
      >
        {files.dice}
      </button>
      <button
        type="button"
        className="press"
        title={files.reportWhy}
        data-testid="battle-report"
        onClick={report}
      >
        {files.report}
      </button>
    </div>
  );
}
