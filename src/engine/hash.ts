/** Fingerprints of states, equal exactly when the states are. */
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalText } from './interpreter.ts';

/** SHA-256 of the text in UTF-8, as 64 lower-case hexadecimal digits. */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}

/** The hash of a state: everything in it, whatever the order of its keys. Facts are not part of a state. */
export function stateHash(state: object): string {
  return sha256(canonicalText(state));
}
