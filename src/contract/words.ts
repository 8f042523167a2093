/** Texts of a rule system in both languages. */

export type Tongue = 'fr' | 'en';

/** A text in both languages. */
export type Words = Readonly<Record<Tongue, string>>;
