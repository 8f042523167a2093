/** How often an answer was put off by a guide: each time what is asked for is said again. */
import { create } from 'zustand';

export const usePutOff = create<{ readonly times: number }>()(() => ({ times: 0 }));
