import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { HomeLab } from './HomeFacts.ts';

/** What the home has to know of a lab panel. */
export const homeLabOf = ({ _id, status, alarms, latestReport }: LabPanel): HomeLab => ({
  id: _id,
  status,
  ...(alarms.length > 0 && { alarms }),
  explained: latestReport?.explained === true,
  opened: latestReport?.opened === true,
});
