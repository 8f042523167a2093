import type { SystemsWords } from '../en/systems.ts';
import { figures } from './systems/figures.ts';
import { encounterForm } from './systems/form.ts';
import { sharing } from './systems/sharing.ts';

export const systems: SystemsWords = { form: encounterForm, figures, sharing };
