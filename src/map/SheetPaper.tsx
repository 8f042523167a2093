import './sheetPaper.css';

/**
 * The paper of the sheet. Every wash has a box of its own: browsers take five times as long to draw several gradients in
 * one.
 */
export function SheetPaper() {
  return (
    <div className="sheet-paper" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
