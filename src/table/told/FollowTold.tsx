import { type RefObject, useEffect } from 'react';
import type { Hex } from '../../geometry/hex.ts';
import type { MapCommands } from '../../map/mapProps.ts';
import type { SceneAct } from '../../store/told/scene.ts';
import { useTold } from '../../store/told/state.ts';

/** Where an act is to be seen: of a move its end, where whoever ordered it looks already. */
function placeOf(act: SceneAct): Hex | undefined {
  switch (act.act) {
    case 'move':
      return act.way.at(-1)?.[0];
    case 'attack':
    case 'volley':
    case 'blow':
      return act.to;
    case 'points':
      return act.at[0];
    case 'gone':
      return undefined;
  }
}

/** What is told is brought into sight, unless it is there already. */
export function FollowTold({ map }: { readonly map: RefObject<MapCommands | null> }) {
  const scene = useTold(({ staged }) => staged?.scene ?? null);
  useEffect(() => {
    const place = scene?.acts.map(placeOf).find((one) => one !== undefined);
    if (place) map.current?.centreOn(place, 'ifHidden');
  }, [scene, map]);
  return null;
}
