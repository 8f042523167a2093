/** Ground by lot, drawn beside the page. */
import type { GroundAsked, GroundByLot } from '../../mapmaking/byLot.ts';
import { vouchedFor } from '../../worker/vouched.ts';
import workerAddress from './lotWorker.ts?worker&url';

/** A worker of our own; nothing where there are none, or none is allowed. */
function begun(): Worker | null {
  try {
    return new Worker(vouchedFor(workerAddress), { type: 'module' });
  } catch {
    return null;
  }
}

/** In this thread, where there are no workers or none could be fetched. */
async function drawnHere(asked: GroundAsked): Promise<GroundByLot> {
  const { mapByLot } = await import('../../mapmaking/byLot.ts');
  return mapByLot(asked);
}

let drawing: { readonly worker: Worker; readonly leave: () => void } | null = null;

/** The ground asked for; nothing where another was asked for meanwhile. */
export async function groundByLot(asked: GroundAsked): Promise<GroundByLot | null> {
  drawing?.leave();
  const worker = begun();
  if (!worker) return drawnHere(asked);
  const drawn = await new Promise<GroundByLot | 'left' | 'broken'>((resolve) => {
    drawing = { worker, leave: () => resolve('left') };
    worker.onmessage = ({ data }: MessageEvent<GroundByLot>) => resolve(data);
    worker.onerror = () => resolve('broken');
    worker.postMessage(asked);
  });
  worker.terminate();
  if (drawing?.worker === worker) drawing = null;
  if (drawn === 'left') return null;
  return drawn === 'broken' ? drawnHere(asked) : drawn;
}
