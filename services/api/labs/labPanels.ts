import { queryOptions } from '@tanstack/react-query';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { http } from '../client/http.ts';

/** The patient's lab panels, newest first. */
export const labPanelsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['lab panels', userId],
    queryFn: (): Promise<LabPanel[]> => http.get('v2/labs/patient/panels').json(),
  });
