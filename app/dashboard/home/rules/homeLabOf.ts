import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { HomeLab } from './HomeFacts.ts';

/** What the home has to know of a lab panel. A critical value alarms nobody any more once a provider has explained it. */
export const homeLabOf = ({ _id, status, critical, latestReport }: LabPanel): HomeLab => ({
  id: _id,
  status,
  critical: critical && latestReport?.explained !== true,
  opened: latestReport?.opened === true,
});
