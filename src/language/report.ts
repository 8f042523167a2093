/** What is said where a problem is reported: fetched then. */
import type { ReportWords } from './en/report.ts';
import { fetching } from './fetching.ts';

export const reportWordsOf = fetching<ReportWords>({
  fr: async () => (await import('./fr/report.ts')).report,
  en: async () => (await import('./en/report.ts')).report,
});
