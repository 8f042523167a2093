/** How the examiners show that an answer is right: alike in all lists. */
import type { Proof } from '../known.ts';

export const EXACT = { by: 'exchange', within: 'action', margin: 3 } as const satisfies Proof;
export const REPLY = { ...EXACT, reply: true } as const satisfies Proof;
export const PLAN = { by: 'plan' } as const satisfies Proof;
