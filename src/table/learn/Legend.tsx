import { useLearningWords } from '../../account/learningWords.ts';
import { RuleMark } from '../../account/RuleMark.tsx';
import { useWords } from '../../account/words.ts';
import { Vignette, VignetteSymbols } from '../../map/vignette/Vignette.tsx';
import type { Nation } from '../../rules/state/nations.ts';
import type { BySide } from '../../rules/state/vocabulary.ts';
import { Modal } from '../shell/Modal.tsx';
import { LEGEND } from './legend/legend.ts';
import type { LegendMark } from './legend/mark.ts';
import { conditionOf } from './vignetteOf.ts';
import './legend.css';

interface Props {
  /** The uniforms in which the pieces are shown: those of the battle, where there is one. */
  readonly nations: BySide<Nation>;
  readonly onClose: () => void;
}

function Row({ mark, nations }: { readonly mark: LegendMark; readonly nations: BySide<Nation> }) {
  const { legend } = useLearningWords();
  const [name, text] = legend.marks[mark.id];
  return (
    <li className="legend-row" data-testid="legend-mark" data-mark={mark.id}>
      <div className="legend-scene">
        <Vignette scene={mark.scene} nations={nations} condition={conditionOf} />
      </div>
      <div>
        <h4>{name}</h4>
        <p>{text}</p>
        <p className="legend-rules">
          {mark.rules.length === 0
            ? legend.forTheEye
            : mark.rules.map((rule) => <RuleMark key={rule} rule={rule} />)}
        </p>
      </div>
    </li>
  );
}

/** Every mark on the map, drawn as the map draws it, with what it says and the statements it stands for. */
export function Legend({ nations, onClose }: Props) {
  const { buttons } = useWords().screens;
  const { legend } = useLearningWords();
  return (
    <Modal title={legend.title} closeLabel={buttons.close} onClose={onClose} wide>
      <VignetteSymbols />
      <p className="legend-lead">{legend.lead}</p>
      {LEGEND.map(({ chapter, marks }) => (
        <section key={chapter} className="legend-chapter" aria-labelledby={`legend-${chapter}`}>
          <h3 id={`legend-${chapter}`}>{legend.chapters[chapter]}</h3>
          <ul>
            {marks.map((mark) => (
              <Row key={mark.id} mark={mark} nations={nations} />
            ))}
          </ul>
        </section>
      ))}
    </Modal>
  );
}
