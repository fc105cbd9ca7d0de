import { resolve } from 'node:path';
import { settings } from '#services/backend/kernel/settings/settings.ts';

/** The directory of the brands that the portal comes with. */
export const brandsDirectory = resolve(import.meta.dirname, '../../..', settings({}).brands);
