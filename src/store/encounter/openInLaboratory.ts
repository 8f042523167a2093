/** An encounter opened where games are: it is told to the laboratory as a link to it would be. */
import { goTo } from '../address/address.ts';
import { useStore } from '../store.ts';
import type { Meeting } from './state.ts';
import { encounterLetters } from './text.ts';

export async function openInLaboratory(meeting: Meeting): Promise<void> {
  goTo({ laboratory: await encounterLetters(meeting) });
  useStore.setState({ laboratory: true });
}
