import { useExplanations } from '../../account/words.ts';
import { distance } from '../../geometry/hex.ts';
import type { SightLine } from '../../store/view/threatAndSight.ts';
import type { Looks } from '../keys/useTableKeys.ts';
import { useSpeaker } from '../shell/words.ts';

export interface LookProps {
  readonly looks: Looks;
  /** The enemy whose threat is shown; none for all of them. */
  readonly enemy: string | null;
  readonly line: SightLine | null;
}

/** What the marks over the map mean, or what a line of sight meets, in words. */
export function LookText({ looks: { overlay, sight }, enemy, line }: LookProps) {
  const { name, hex } = useSpeaker();
  const { looks } = useExplanations();
  if (overlay === 'ground') return looks.ground;
  if (overlay === 'threat') return enemy === null ? looks.threat : looks.threatOf(name(enemy));
  if (sight === null) return null;
  if (line && line.blockers.length > 0)
    return looks.hidden(hex(line.from), hex(line.to), line.blockers.map(hex));
  if (line) return looks.seen(hex(line.from), hex(line.to), distance(line.from, line.to));
  return sight.from === null ? looks.sightFrom : looks.sightTo(hex(sight.from));
}
