import type { LearningWords } from '../en/learning.ts';
import { legend } from './learning/legend.ts';

export const learning: LearningWords = { legend };
