interface ToolProps {
  readonly label: string;
  /** The path of its picture. */
  readonly way: string;
  readonly isPressed?: boolean;
  /** Whether what it unfolds is unfolded. */
  readonly isOpen?: boolean;
  readonly testid?: string;
  readonly onPress: () => void;
}

/** One of the buttons over the map. */
export function MapTool({ label, way, isPressed, isOpen, testid, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="press"
      aria-label={label}
      title={label}
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
