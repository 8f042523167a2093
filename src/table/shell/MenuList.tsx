import type { ReactNode } from 'react';
import { later } from '../../map/later.tsx';
import { MenuWord } from './MenuWord.tsx';
import './menuList.css';

const Appearance = later(async () => (await import('../../account/Appearance.tsx')).Appearance);

export interface MenuItem {
  readonly id: string;
  /** Left out where the menu itself knows what to say. */
  readonly text?: string;
  readonly key?: string;
  readonly disabled?: boolean;
  /** Why it is not open now: the late word of the menu that says so. */
  readonly why?: string | undefined;
  readonly run: () => void;
}

interface Props {
  readonly items: readonly MenuItem[];
  readonly settings?: ReactNode;
  readonly foot: ReactNode;
  readonly onClose: () => void;
}

/** What the menu unfolds. */
export function MenuList({ items, settings, foot, onClose }: Props) {
  return (
    <div className="menu-list sheet">
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              disabled={item.disabled === true}
              aria-disabled={item.why ? true : undefined}
              aria-describedby={item.why}
              data-testid={item.id}
              onClick={() => {
                if (item.why) return;
                onClose();
                // this button is gone then: whoever closes what it opens is where the question stands
                document.querySelector<HTMLElement>('.ask')?.focus({ preventScroll: true });
                item.run();
              }}
            >
              <span>{item.text ?? <MenuWord of={item.id} />}</span>
              {item.key ? <kbd>{item.key}</kbd> : null}
            </button>
            {item.why ? (
              <p id={item.why} className="menu-why">
                <MenuWord of={item.why} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {settings}
      <div className="menu-looks">
        <Appearance atTable />
      </div>
      <div className="menu-foot">{foot}</div>
    </div>
  );
}
