import { queryOptions } from '@tanstack/react-query';
import type { Appointment } from '#schemas/wire/appointment.ts';
import type { LabPreparation } from '#schemas/wire/labs/labReads.ts';
import { http } from '../client/http.ts';
import { labPanelPath } from './labPanels.ts';

/** How to come to the draw of a panel. Fails with NotFound. */
export const labPreparationQuery = (userId: string, panelId: string) =>
  queryOptions({
    queryKey: ['lab preparation', userId, panelId],
    queryFn: (): Promise<LabPreparation> => http.get(labPanelPath(panelId, 'preparation-guidelines')).json(),
  });

/** The appointment of the draw of a panel; null where none is known. Fails with NotFound. */
export const labAppointmentQuery = (userId: string, panelId: string) =>
  queryOptions({
    queryKey: ['lab appointment', userId, panelId],
    queryFn: (): Promise<Appointment | null> => http.get(labPanelPath(panelId, 'appointment')).json(),
  });
