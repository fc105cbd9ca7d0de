import type { Finding } from '#engine/authoring/finding/Finding.ts';

/** Whether a finding can be walked to: what does not even load, and what becomes of old answers, show on no walk. */
export const isWalkable = ({ witness }: Finding): boolean =>
  witness !== undefined &&
  !witness.shows.some((shown) => 'draft' in shown || ('refused' in shown && witness.events.length === 0));
