import { figures } from './systems/figures.ts';
import { encounterForm } from './systems/form.ts';
import { sharing } from './systems/sharing.ts';

/** What the leaf of five systems says. */
export const systems = { form: encounterForm, figures, sharing };

/** The same, in every language. */
export type SystemsWords = Readonly<typeof systems>;
