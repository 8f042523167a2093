import { distance } from '../../geometry/hex.ts';
import type { SightLine } from '../../store/view/threatAndSight.ts';
import type { Looks } from '../keys/useTableKeys.ts';
import { useSpeaker } from '../shell/words.ts';
import './lookCaption.css';

interface Props {
  readonly looks: Looks;
  /** The enemy whose threat is shown; none for all of them. */
  readonly enemy: string | null;
  readonly line: SightLine | null;
}

/** Says what the marks over the map mean while a key is held, or what a line of sight meets. */
export function LookCaption({ looks: { overlay, sight }, enemy, line }: Props) {
  const { language, name, hex } = useSpeaker();
  const words = language.table.overlay;
  const told = (): string => {
    if (overlay === 'ground') return words.ground;
    if (overlay === 'threat') return enemy === null ? words.threat : words.threatOf(name(enemy));
    if (sight === null) return '';
    if (line && line.blockers.length > 0)
      return words.hidden(hex(line.from), hex(line.to), line.blockers.map(hex));
    if (line) return words.seen(hex(line.from), hex(line.to), distance(line.from, line.to));
    return sight.from === null ? words.sightFrom : words.sightTo(hex(sight.from));
  };
  return (
    <p className="look-caption" role="status" data-testid="look-caption">
      {told()}
    </p>
  );
}
