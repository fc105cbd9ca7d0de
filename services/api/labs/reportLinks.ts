import { queryOptions } from '@tanstack/react-query';
import type { CreatedReportLink, NewReportLink, ReportLinks } from '#schemas/wire/labs/reportLink.ts';
import { ProblemError } from '../client/ProblemError.ts';
import { http } from '../client/http.ts';

const pathOf = (reportId: string) => `v2/labs/results/${encodeURIComponent(reportId)}/links` as const;

/** The links that show a report of the patient, newest first. Fails with NotFound. */
export const reportLinksQuery = (userId: string, reportId: string) =>
  queryOptions({
    queryKey: ['lab report links', userId, reportId],
    queryFn: async (): Promise<ReportLinks['links']> => (await http.get(pathOf(reportId)).json()).links,
  });

/**
 * Makes a link that shows a report, once for a key; a call that comes again is answered with another secret. Fails with
 * InvalidAnswer (reader), NotFound, TooManyRequests or NetworkError.
 */
export const createReportLink = (reportId: string, link: NewReportLink, key: string): Promise<CreatedReportLink> =>
  http.post(pathOf(reportId), { json: link, headers: { 'idempotency-key': key } }).json();

/** Ends a link; one that is not there any more has ended. Fails with NetworkError. */
export async function endReportLink(id: string): Promise<void> {
  try {
    await http.delete(`v2/labs/report-links/${id}`);
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'NotFound')) throw error;
  }
}
