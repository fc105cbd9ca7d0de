import { useQuery } from '@tanstack/react-query';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';

const latest = ([panel]: readonly LabPanel[]) => panel?._id;

/** The id of the patient's latest lab panel; undefined where there is none, and until that is known. */
export const useLatestPanel = (userId: string): string | undefined =>
  useQuery({ ...labPanelsQuery(userId), select: latest }).data;
