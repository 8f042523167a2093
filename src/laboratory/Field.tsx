import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Facing } from '../geometry/facing.ts';
import { FACINGS } from '../geometry/facing.ts';
import { directionTo, type Hex, sameHex } from '../geometry/hex.ts';
import { hexName } from '../geometry/shape.ts';
import { sideBetween } from '../geometry/side.ts';
import { BattleView } from '../map/BattleView.tsx';
import type { MapCommands, MapLabels, Press } from '../map/mapProps.ts';
import { type ArrowKind, type MapMarks, NO_MARKS } from '../map/marks.ts';
import { type Unit, unitAt } from '../rules/state/game.ts';
import { isDemoralised, isSquare, thresholdOf } from '../rules/units/units.ts';
import {
  editUnit,
  layGround,
  moveUnit,
  pickTool,
  pickUnit,
  place,
  pressUnit,
  removeUnit,
  setCursor,
  setSandbox,
  tellBarred,
} from '../store/laboratory/laboratory.ts';
import { paintedSide } from '../store/laboratory/sandbox.ts';
import { useLaboratory } from '../store/laboratory/state.ts';
import { heatKey, heatShown, useShown } from './shown.ts';
import { useSetupOfOdds } from './ToldOf.tsx';
import { useLabSpeaker } from './words.ts';
import './field.css';

function condition(unit: Unit) {
  return { threshold: thresholdOf(unit).total, demoralised: isDemoralised(unit) };
}

function nothing(): void {
  // the laboratory does not follow the pointer
}

const ARROWS: Readonly<Record<string, ArrowKind>> = {
  charge: 'charge',
  assault: 'assault',
  fire: 'fire',
  doubleFire: 'fire',
  fireThenAttack: 'fire',
};

/** Who attacks whom, how the picked unit may be turned, and where it may all end. */
function useMarks(): MapMarks {
  const { setup, picked, tool, odds } = useLaboratory();
  const told = useSetupOfOdds();
  const { heat, playing } = useShown();
  return useMemo(() => {
    if (playing) return NO_MARKS;
    const { units } = setup.sandbox.game;
    const by = (id: string | null) => units.find((unit) => unit.id === id);
    const attacker = by(setup.attacker);
    const target = by(setup.target);
    const chosen = tool.tool === 'hand' ? by(picked) : undefined;
    const kind = setup.action ? ARROWS[setup.action.action] : undefined;
    const drawn = odds && heatShown(odds.figures, heat, told.attacker);
    const places = drawn ? (odds?.figures.places ?? []).filter((one) => heatKey(one) === drawn) : [];
    const most = Math.max(...places.map(({ share }) => share), 0.01);
    return {
      ...NO_MARKS,
      arrows:
        attacker && target ? [{ from: attacker.hexes[0], to: target.hexes[0], kind: kind ?? 'charge' }] : [],
      rings: [attacker, target].flatMap((unit) => (unit ? [{ unit: unit.id, side: unit.side }] : [])),
      facingChoices:
        chosen && !isSquare(chosen) && chosen.fate === 'present'
          ? FACINGS.map((facing) => ({ hex: chosen.hexes[0], facing, chosen: facing === chosen.facing }))
          : [],
      offered: tool.tool === 'edge' && tool.from ? [tool.from] : [],
      heat: places.map(({ hex, share }) => ({ hex, share: share / most, chance: share })),
    };
  }, [setup, picked, tool, odds, told, heat, playing]);
}

function useLabels(): MapLabels {
  const { language, say, name } = useLabSpeaker();
  return useMemo(() => {
    const { aria } = language.screens;
    const unit = (one: Unit): string => aria.unit({ ...one, name: name(one.id) });
    return {
      map: say.map,
      help: language.table.mapHelp,
      unit,
      hex: (hex) => {
        const { game } = useLaboratory.getState().setup.sandbox;
        const found = game.battle.map.hexes.find((one) => sameHex(one, hex));
        const on = unitAt(game, hex);
        const ground = aria.hex(hexName(hex), found ?? { terrain: 'open', hill: false });
        return on ? `${ground}. ${unit(on)}` : ground;
      },
    };
  }, [language, say, name]);
}

/** The field: the map with the tool in hand. */
export function Field() {
  const { setup, picked, cursor } = useLaboratory();
  const { playing } = useShown();
  const marks = useMarks();
  const labels = useLabels();
  const map = useRef<MapCommands>(null);
  const { game, nations } = setup.sandbox;
  const shape = JSON.stringify(game.battle.map.shape);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the field has another size
  useEffect(() => map.current?.fit(), [shape]);
  const onHex = useCallback((hex: Hex, press: Press) => {
    const { setup: now, tool } = useLaboratory.getState();
    const unit = unitAt(now.sandbox.game, hex);
    if (press !== 'click') {
      if (unit) pickUnit(unit.id);
      return;
    }
    switch (tool.tool) {
      case 'hand':
        if (unit) pressUnit(unit);
        else pickUnit(null);
        return;
      case 'place': {
        if (unit) {
          pickTool({ tool: 'hand' });
          pressUnit(unit);
          return;
        }
        place(tool.side, tool.type, hex);
        return;
      }
      case 'ground':
        layGround(hex, tool.ground);
        return;
      case 'edge': {
        const d = tool.from && directionTo(tool.from, hex);
        if (tool.from && d !== null) {
          const side = sideBetween(tool.from, d);
          setSandbox((sandbox) => paintedSide(sandbox, side, tool.terrain));
          pickTool({ ...tool, from: null });
        } else pickTool({ ...tool, from: tool.from && sameHex(tool.from, hex) ? null : hex });
        return;
      }
      case 'rubber':
        if (unit) removeUnit(unit.id);
    }
  }, []);
  const onDrop = useCallback((from: Hex, to: Hex) => {
    const unit = unitAt(useLaboratory.getState().setup.sandbox.game, from);
    const why = unit ? moveUnit(unit, to) : null;
    if (why) tellBarred(why);
  }, []);
  const onFacing = useCallback((hex: Hex, facing: Facing) => {
    const unit = unitAt(useLaboratory.getState().setup.sandbox.game, hex);
    const why = unit ? editUnit({ ...unit, facing }) : null;
    if (why) tellBarred(why);
  }, []);
  return (
    <div className="lab-field" data-testid="field">
      <BattleView
        ref={map}
        battle={game.battle}
        units={playing ?? game.units}
        marks={marks}
        selected={picked}
        cursor={cursor}
        nations={nations}
        labels={labels}
        condition={condition}
        onHex={onHex}
        onHover={nothing}
        onCursor={setCursor}
        onFacing={onFacing}
        onDrop={onDrop}
        zoomKeys
        hideUnits={false}
        showGrid
        flipped={false}
      />
    </div>
  );
}
