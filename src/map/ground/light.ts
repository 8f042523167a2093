/** Light falls from the upper left, as on engraved maps: what stands high throws its shade to the lower right. */
export const SHADE = { x: 3.4, y: 4.4 } as const;
export const LIGHT = { x: -1.4, y: -1.8 } as const;
