/** Which leaf of the register beside the map lies open. */
import { create } from 'zustand';

/** What happened, the sheets of both armies, and the choices as a list. */
export const LEAVES = ['log', 'blue', 'red', 'choices'] as const;
export type Leaf = (typeof LEAVES)[number];

interface Register {
  readonly leaf: Leaf;
  /** How often the choices were called by their key since they lay open last: each time the focus goes to them. */
  readonly called: number;
}

export const useRegister = create<Register>()(() => ({ leaf: 'log', called: 0 }));

export function openLeaf(leaf: Leaf): void {
  useRegister.setState({ leaf, called: 0 });
}

/** Opens the choices and goes there. */
export function callChoices(): void {
  useRegister.setState(({ called }) => ({ leaf: 'choices', called: called + 1 }));
}
