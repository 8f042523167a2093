import type { ReactNode } from 'react';
import './roomNote.css';

interface Props {
  readonly testid: string;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly presses: ReactNode;
}

/** Something a room has to say of what is made there, with what can be done about it. */
export function RoomNote({ testid, children, presses }: Props) {
  return (
    <div className="room-note" role="alert" data-testid={testid}>
      <p>{children}</p>
      <div className="room-note-presses">{presses}</div>
    </div>
  );
}
