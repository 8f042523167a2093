import { first } from './learning/first.ts';
import { legend } from './learning/legend.ts';
import { lessons } from './learning/lessons.ts';
import { pictures } from './learning/pictures.ts';

type Same<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [K in keyof T]: Same<T[K]> };

/** What teaches the game. */
export const learning = { first, legend, lessons, pictures };
export type LearningWords = Same<typeof learning>;
export type LegendId = keyof (typeof legend)['marks'];
export type LegendChapter = keyof (typeof legend)['chapters'];
export type PictureId = keyof (typeof pictures)['scenes'];
