import type { LearningWords } from '../en/learning.ts';
import { first } from './learning/first.ts';
import { legend } from './learning/legend.ts';
import { lessons } from './learning/lessons.ts';
import { pictures } from './learning/pictures.ts';

export const learning: LearningWords = { first, legend, lessons, pictures };
