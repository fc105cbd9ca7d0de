import { queryOptions } from '@tanstack/react-query';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

/** The visits that the organization offers. */
export const intakeTemplatesQuery = queryOptions({
  queryKey: ['intake-templates'],
  queryFn: (): Promise<IntakeTemplate[]> => http.get(`intake-template/${currentOrganization.get()._id}`).json(),
});
