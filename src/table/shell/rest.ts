/** What comes while the players think about the first question: one file brings it, and what is attended to from then on. */
import { attend } from './attend.ts';

export { UndoNote } from '../agree/UndoNote.tsx';
export { ActionAsk } from '../ask/ActionAsk.tsx';
export { AttackOffer } from '../ask/AttackOffer.tsx';
export { DraftBox } from '../ask/DraftBox.tsx';
export { EndAsk } from '../ask/EndAsk.tsx';
export { GroupAccount } from '../ask/GroupAccount.tsx';
export { GroundCaption } from '../board/GroundCaption.tsx';
export { Leader } from '../board/Leader.tsx';
export { LookText } from '../board/LookText.tsx';
export { LookTools } from '../board/LookTools.tsx';
export { RollTold } from '../dice/RollTold.tsx';
export { Opponent } from '../opponent/Opponent.tsx';
export { ForecastText } from '../panel/ForecastText.tsx';
export { UnderWay } from '../panel/UnderWay.tsx';
export { EarlierLines } from '../record/EarlierLines.tsx';
export { Journal } from '../record/Journal.tsx';
export { Roster } from '../record/Roster.tsx';
export { StandingAsk } from '../standing/StandingAsk.tsx';
export { ToldOnBoard } from '../told/ToldOnBoard.tsx';
export { TurnAgain } from '../told/TurnAgain.tsx';
export { BannerList } from './BannerList.tsx';
export { Dialogs } from './Dialogs.tsx';
export { Help } from './Help.tsx';
export { TableMenu } from './TableMenu.tsx';
export { WhatHappens } from './WhatHappens.tsx';

attend();
