import type { Finding } from '#engine/authoring/finding/Finding.ts';

/**
 * Whether a walk can show a finding: not for definitions that do not load, and not for answers of an older version.
 */
export const isWalkable = ({ witness }: Finding): boolean =>
  witness !== undefined &&
  !witness.shows.some((shown) => 'draft' in shown || ('refused' in shown && witness.events.length === 0));
