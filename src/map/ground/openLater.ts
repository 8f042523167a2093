/** What grows on the open ground means nothing in the rules: it comes after what does. */
import { later } from '../later.tsx';

export const OpenGround = later(async () => (await import('./OpenGround.tsx')).OpenGround);
