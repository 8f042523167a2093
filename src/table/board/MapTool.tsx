import type { ActionId } from '../../store/input/usualKeys.ts';
import { useWithKey } from '../keys/withKey.ts';

interface ToolProps {
  readonly label: string;
  /** The path of its picture. */
  readonly way: string;
  readonly isPressed?: boolean;
  /** Whether what it unfolds is unfolded. */
  readonly isOpen?: boolean;
  readonly testid?: string;
  /** What its key does is what it does. */
  readonly action?: ActionId;
  readonly onPress: () => void;
}

/** One of the buttons over the map. */
export function MapTool({ label, way, isPressed, isOpen, testid, action, onPress }: ToolProps) {
  const withKey = useWithKey({});
  return (
    <button
      type="button"
      className="press"
      aria-label={label}
      title={withKey(label, action)}
      aria-pressed={isPressed}
      aria-expanded={isOpen}
      data-testid={testid}
      onClick={onPress}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d={way} fill="none" stroke="currentColor" strokeWidth="1.8" />
      </svg>
    </button>
  );
}
