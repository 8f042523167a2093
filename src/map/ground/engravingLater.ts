/** The washes tell what the ground is: the strokes that make it a picture, and what grows there, come after what counts. */
import { ornament } from '../later.tsx';

export const Engraving = ornament(async () => (await import('./Engraving.tsx')).Engraving);
export const OpenGround = ornament(async () => (await import('./OpenGround.tsx')).OpenGround);
