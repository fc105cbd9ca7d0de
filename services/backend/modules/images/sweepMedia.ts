import type { Portal } from '../portal/Portal.ts';
import { removeWithoutRow } from './removeWithoutRow.ts';

/** Milliseconds for which bytes may wait for their row: longer than any upload takes. */
const PATIENCE = 24 * 60 * 60 * 1000;

/** When an id was made: it begins with the seconds. */
const madeAt = (id: string): number => Number.parseInt(id.slice(0, 8), 16) * 1000;

/** Removes the bytes of images and copies whose row was never written, or is gone, because a server died in between. */
export async function sweepMedia(portal: Pick<Portal, 'database' | 'media' | 'clock'>): Promise<void> {
  const before = portal.clock().getTime() - PATIENCE;
  await removeWithoutRow(portal, (id) => madeAt(id) < before);
}
