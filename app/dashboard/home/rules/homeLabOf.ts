import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { HomeLab } from './HomeFacts.ts';

/** What the home has to know of a lab panel. */
export const homeLabOf = ({ _id, status, critical, latestReport }: LabPanel): HomeLab => ({
  id: _id,
  status,
  critical,
  opened: latestReport?.opened === true,
});
