import { BORDER } from '../map/plan.ts';
import { useTrace } from '../store/mapEditor/trace.ts';
import './tracedPicture.css';

/** The picture that is traced, over the ground: for the eye alone. */
export function TracedPicture() {
  const traced = useTrace((state) => state.traced);
  if (!traced) return null;
  const { url, opacity, scale, width, height, x, y } = traced;
  return (
    <img
      className="traced-picture"
      src={url}
      alt=""
      draggable={false}
      data-testid="traced"
      style={{ left: x + BORDER, top: y + BORDER, width: width * scale, height: height * scale, opacity }}
    />
  );
}
