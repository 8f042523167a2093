import type { OfflineWords } from '../en/offline.ts';

/** Ce qui est dit d’une version plus récente du programme. */
export const offline: OfflineWords = {
  newer:
    'Une version plus récente de Sabreur-hex est prête. Une partie enregistrée reprend là où elle en est.',
  take: 'La prendre maintenant',
  later: 'Plus tard',
};
