import type { ReactNode } from 'react';
import { useWords } from '../../account/words.ts';
import type { Game } from '../../rules/state/game.ts';
import { openBook } from '../../store/address/book.ts';
import { openLaboratoryWith } from '../../store/address/handed.ts';
import { leavePosition } from '../../store/address/positions.ts';
import { setPreference } from '../../store/game/actions.ts';
import { whoAgrees } from '../../store/game/agreed.ts';
import { downloadGame } from '../../store/saving/export.ts';
import { leaveGame } from '../../store/saving/giveWay.ts';
import type { OpenGame } from '../../store/state.ts';
import { useStore } from '../../store/store.ts';
import { hiddenSide, hidesAnything } from '../../store/view/knowledge.ts';
import type { TableView } from '../../store/view/view.ts';
import { shortcut } from '../keys/tableKeys.ts';
import { SpeedSwitch } from '../told/SpeedSwitch.tsx';
import { endShown } from './end.ts';
import { type MenuItem, MenuList } from './MenuList.tsx';
import type { DialogShown } from './useEndOrders.ts';

interface Props {
  readonly open: OpenGame;
  readonly view: TableView;
  /** Shown beneath the list where the header has no room for it. */
  readonly foot: ReactNode;
  readonly onClose: () => void;
  readonly onImport: () => void;
  readonly onFlip: () => void;
  readonly onShow: (dialog: DialogShown) => void;
}

/** The moment shown goes to the laboratory, with what is picked. */
function experiment(game: Game, { nations }: OpenGame): void {
  const { unit, target } = useStore.getState().selection;
  openLaboratoryWith({ game, nations, unit, target });
}

/** What the menu of the table offers, beside a battle and in a position of the rulebook too. */
export function TableMenu({ open, view, foot, onClose, onImport, onFlip, onShow }: Props) {
  const { realDice, keys } = useStore((state) => state.preferences);
  const { screens, table } = useWords();
  const { buttons } = screens;
  const beside = open.aside !== undefined;
  const watched = open.aside?.kind === 'watched';
  const playing = view.live && !open.readOnly && endShown(open) === null;
  // every number is open there
  const kept = hiddenSide(open) !== null;
  const show = (dialog: DialogShown) => () => onShow(dialog);
  const ofBattle: readonly MenuItem[] = [
    {
      id: 'export',
      text: buttons.exportGame,
      run: () => (hidesAnything(open) ? onShow('holdsAll') : void downloadGame()),
    },
    { id: 'share', run: show('share') },
    { id: 'import', text: buttons.openFile, run: onImport },
    // of a battle that is over there is nothing to play on from
    { id: 'keep-moment', disabled: view.game.frames.length === 0, run: show('moment') },
    { id: 'who-plays', disabled: !playing, run: show('seats') },
    { id: 'correct', disabled: !playing, run: show('correct') },
    { id: 'agreed-end', text: buttons.agreedEnd, disabled: !playing, run: show('agreed') },
    {
      id: 'resign',
      text: buttons.resign,
      disabled: !playing,
      why: playing && whoAgrees(open).length === 0 ? 'nobody-resigns' : undefined,
      run: show('resign'),
    },
  ];
  const leave: MenuItem = open.shown
    ? { id: 'leave-position', text: table.backToRulebook, run: leavePosition }
    : { id: 'leave', text: table.firstScreen, run: () => void leaveGame() };
  const items: readonly MenuItem[] = [
    ...(open.shown || beside ? [] : ofBattle),
    ...(open.shown || watched
      ? []
      : [
          {
            id: 'real-dice',
            text: table[realDice ? 'programDice' : 'realDice'],
            run: () => setPreference('realDice', !realDice),
          },
        ]),
    ...(open.shown ? [] : [{ id: 'print', run: show('print') }]),
    { id: 'flip', text: buttons.flipBoard, key: shortcut(keys, 'flip'), run: onFlip },
    ...(open.shown ? [] : [{ id: 'report', run: show('report') }]),
    { id: 'help', text: buttons.help, key: shortcut(keys, 'help'), run: show('help') },
    {
      id: 'open-rulebook',
      text: table.rulebook,
      key: shortcut(keys, 'rulebook'),
      run: () => openBook(),
    },
    {
      id: 'to-laboratory',
      text: table[kept ? 'toLaboratoryLater' : 'toLaboratory'],
      disabled: kept,
      run: () => experiment(view.game, open),
    },
    ...(beside ? [] : [leave]),
  ];
  return <MenuList items={items} settings={<SpeedSwitch />} foot={foot} onClose={onClose} />;
}
