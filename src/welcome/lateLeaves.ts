/** What the first screen shows once the first battle can be read: it comes in one piece. */
export { Album } from './Album.tsx';
export { FirstSteps } from './FirstSteps.tsx';
export { OwnBattles } from './OwnBattles.tsx';
export { SidePlayer } from './SidePlayer.tsx';
