import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { HomeLab } from './HomeFacts.ts';

/** What the home has to know of a lab panel. */
export const homeLabOf = ({ _id, status, alarms, ended, waiting, latestReport }: LabPanel): HomeLab => ({
  id: _id,
  status,
  ...(alarms.length > 0 && { alarms }),
  ...(ended.length > 0 && { ended }),
  explained: latestReport?.explained === true,
  ...(latestReport && waiting?.includes(latestReport._id) && { waits: true }),
  opened: latestReport?.opened === true,
});
