/** What a room beside the table is marked by, so that the browser prints it as dark ink on paper. */
import './printedRoom.css';

export const PRINTED = 'printed-room';
