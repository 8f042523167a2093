import { useLearningWords } from '../../account/learningWords.ts';
import { RuleMark } from '../../account/RuleMark.tsx';
import { Vignette, VignetteSymbols } from '../../map/vignette/Vignette.tsx';
import type { Nation } from '../../rules/state/nations.ts';
import type { BySide } from '../../rules/state/vocabulary.ts';
import { openBook } from '../../store/address/book.ts';
import { useStore } from '../../store/store.ts';
import { PICTURES } from './pictures.ts';
import { conditionOf } from './vignetteOf.ts';
import './pictures.css';

/** The uniforms where no battle is on the table. */
const NATIONS: BySide<Nation> = { blue: 'france', red: 'austria' };

/** How a battle is played: a scene as the map draws it to each sentence, and the way to all the rest. */
export function Pictures() {
  const { pictures } = useLearningWords();
  const nations = useStore(({ open }) => open?.nations) ?? NATIONS;
  return (
    <section aria-labelledby="pictures-title">
      <VignetteSymbols />
      <h3 id="pictures-title">{pictures.title}</h3>
      <ol className="pictures">
        {PICTURES.map(({ id, scene, rules }) => {
          const [name, sentence] = pictures.scenes[id];
          return (
            <li key={id} className="picture" data-testid="picture" data-picture={id}>
              <div className="picture-scene">
                <Vignette scene={scene} nations={nations} condition={conditionOf} />
              </div>
              <h4>{name}</h4>
              <p>{sentence}</p>
              <p className="picture-rules">
                {rules.map((rule) => (
                  <RuleMark key={rule} rule={rule} />
                ))}
              </p>
            </li>
          );
        })}
      </ol>
      <button type="button" className="press" data-testid="pictures-rest" onClick={() => openBook()}>
        {pictures.theRest}
      </button>
    </section>
  );
}
