import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Setup } from '../store/laboratory/share.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { LabSpeakerContext, labSpeakerOf, useLabSpeaker } from './words.ts';

const ToldContext = createContext<Setup | null>(null);

/** The set-up that the figures told here are of; what stands on the field may be another already. */
export function useSetupTold(): Setup {
  const onField = useLaboratory((state) => state.setup);
  return use(ToldContext) ?? onField;
}

/** The set-up of the odds in view; that on the field where there are none. */
export function useSetupOfOdds(): Setup {
  return useLaboratory(({ odds, oddsOf, setup }) => (odds && oddsOf) ?? setup);
}

interface Props {
  readonly of: Setup;
  readonly children: ReactNode;
}

/** What is told of a set-up, in its words and with the names of its units. */
export function ToldOf({ of, children }: Props) {
  const speaker = useLabSpeaker();
  const { game } = of.sandbox;
  const own = useMemo(() => labSpeakerOf(speaker, game), [speaker, game]);
  return (
    <ToldContext value={of}>
      <LabSpeakerContext value={own}>{children}</LabSpeakerContext>
    </ToldContext>
  );
}
