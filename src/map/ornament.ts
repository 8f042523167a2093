import type { Hex } from '../geometry/hex.ts';

/** A number from 0 up to 1 that looks drawn by hand but is always the same for the same hex and `which`. */
export function chance(hex: Hex, which: number): number {
  let h =
    Math.imul(hex.q + 4096, 0x9e3779b1) ^
    Math.imul(hex.r + 4096, 0x85ebca6b) ^
    Math.imul(which + 1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

/** The same, from -1 to 1. */
export function wobble(hex: Hex, which: number): number {
  return chance(hex, which) * 2 - 1;
}

/** A coordinate as it is written into a path: tenths are finer than the eye at the nearest zoom. */
export function at(n: number): string {
  return String(Math.round(n * 10) / 10);
}

/** What is drawn for the eye alone: the words are given elsewhere. */
export const FOR_THE_EYE = { 'aria-hidden': true } as const;
