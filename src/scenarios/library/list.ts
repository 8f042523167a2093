/** The battles of the collection, from the smallest to the largest; each comes when it is wanted. */
import type { Words } from '../../contract/system.ts';
import { gersbach } from '../gersbach.ts';
import type { Scenario } from '../scenario.ts';

/** A battle of the collection: enough to choose it by, and the way to bring it. */
export interface BattleEntry {
  readonly id: string;
  readonly title: Words;
  readonly fetch: () => Promise<Scenario>;
}

export const LIBRARY: readonly BattleEntry[] = [
  {
    id: 'rothmuehle',
    title: { en: 'The mill at Rothmühle', fr: 'Le moulin de Rothmühle' },
    fetch: async () => (await import('./rothmuehle.ts')).rothmuehle,
  },
  {
    id: 'almenar',
    title: { en: 'The gorge of Almenar', fr: 'La gorge d’Almenar' },
    fetch: async () => (await import('./almenar.ts')).almenar,
  },
  {
    id: 'rouveroy',
    title: { en: 'The squares of Mont-Rouveroy', fr: 'Les carrés de Mont-Rouveroy' },
    fetch: async () => (await import('./rouveroy.ts')).rouveroy,
  },
  {
    id: 'weissdorf',
    title: { en: 'The churchyard of Weissdorf', fr: 'Le cimetière de Weissdorf' },
    fetch: async () => (await import('./weissdorf.ts')).weissdorf,
  },
  {
    id: 'serralva',
    title: { en: 'Rearguard at Serralva', fr: 'Arrière-garde à Serralva' },
    fetch: async () => (await import('./serralva.ts')).serralva,
  },
  {
    id: 'hautecroix',
    title: { en: 'The relief of Hautecroix', fr: 'Le secours de Hautecroix' },
    fetch: async () => (await import('./hautecroix.ts')).hautecroix,
  },
  {
    id: 'zeithain',
    title: { en: 'Field day at Zeithain', fr: 'Journée de manœuvres à Zeithain' },
    fetch: async () => (await import('./zeithain.ts')).zeithain,
  },
  { id: gersbach.id, title: gersbach.title, fetch: async () => gersbach },
  {
    id: 'bartkenau',
    title: { en: 'The heights of Bartkenau', fr: 'Les hauteurs de Bartkenau' },
    fetch: async () => (await import('../bartkenau.ts')).bartkenau,
  },
  {
    id: 'kinzig',
    title: { en: 'The road to the Rhine', fr: 'La route du Rhin' },
    fetch: async () => (await import('./kinzig.ts')).kinzig,
  },
  {
    id: 'liebenau',
    title: { en: 'The heath of Liebenau', fr: 'La lande de Liebenau' },
    fetch: async () => (await import('./liebenau.ts')).liebenau,
  },
  {
    id: 'zaborovo',
    title: { en: 'The guns of Zaborovo', fr: 'Les canons de Zaborovo' },
    fetch: async () => (await import('./zaborovo.ts')).zaborovo,
  },
];
