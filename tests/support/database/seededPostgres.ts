import { backendPostgres } from './backendPostgres.ts';
import { seededBackend } from './seededBackend.ts';

/**
 * A database of one's own with the rows that a backend seeds if nothing else is said. The images of the demo patients have
 * no bytes, as for a server that starts beside the one that has seeded.
 *
 * @returns its address
 */
export const seededPostgres = async (): Promise<string> => backendPostgres((await seededBackend()).template);
