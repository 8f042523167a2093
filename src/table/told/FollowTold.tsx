import { type RefObject, useEffect } from 'react';
import type { Hex } from '../../geometry/hex.ts';
import type { MapCommands } from '../../map/mapProps.ts';
import { unitOf } from '../../rules/state/game.ts';
import { whoIsMeant } from '../../rules/state/meant.ts';
import { usePlayback } from '../../store/past/playback.ts';
import { useStore } from '../../store/store.ts';
import type { SceneAct } from '../../store/told/scene.ts';
import { useTold } from '../../store/told/state.ts';
import type { TableView } from '../../store/view/view.ts';

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

/** What is told is heard, where players want it; what comes next silences it. */
function useSounds(): void {
  const wanted = useStore((state) => state.preferences.sound);
  const staged = useTold((told) => told.staged);
  useEffect(() => {
    if (!wanted || !staged?.scene) return;
    const { scene, pace } = staged;
    let silence: (() => void) | null = null;
    let heard = true;
    void Promise.all([import('./sounds.ts'), import('./synthesis.ts')]).then(
      ([{ strokesOf }, { soundAloud }]) => {
        if (heard) silence = soundAloud(strokesOf(scene, pace));
      },
      () => undefined,
    );
    return () => {
      heard = false;
      silence?.();
    };
  }, [wanted, staged]);
}

/** Whether a hand steps through the battle: faster than the sheet glides, it would see nothing but the way. */
function isStepped(): boolean {
  return useStore.getState().selection.reviewing !== null && !usePlayback.getState().running;
}

interface Props {
  readonly map: RefObject<MapCommands | null>;
  readonly view: TableView;
}

/** What is told is brought into sight, unless it is there already; and it is heard. */
export function FollowTold({ map, view }: Props) {
  const scene = useTold(({ staged }) => staged?.scene ?? null);
  useSounds();
  const follow = useStore((state) => state.preferences.follow);
  const reviewing = useStore((state) => state.selection.reviewing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another board of before is looked at
  useEffect(() => {
    const entry = reviewing === null ? undefined : useStore.getState().open?.log[reviewing - 1];
    const unit = entry?.question ? whoIsMeant(entry.question).unit : null;
    const looked = unit === null ? null : unitOf(view.game, unit);
    if (looked?.fate === 'present') map.current?.centreOn(looked.hexes[0], 'ifHidden', isStepped());
  }, [reviewing]);
  useEffect(() => {
    if (!follow) return;
    const place = scene?.acts.map(placeOf).find((one) => one !== undefined);
    if (place) map.current?.centreOn(place, 'ifHidden', isStepped());
  }, [scene, map, follow]);
  return null;
}
