import { http } from '../client/http.ts';

/** Tells the portal that the patient has opened a report. Fails with NotFound or NetworkError. */
export async function openLabReport(reportId: string): Promise<void> {
  await http.post(`v2/labs/results/${encodeURIComponent(reportId)}/opened`);
}
