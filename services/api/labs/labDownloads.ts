import { http } from '../client/http.ts';

const pathOf = (id: string) => `v2/labs/results/${encodeURIComponent(id)}` as const;

/** A report as PDF. Fails with NotFound or NetworkError. */
export const downloadLabResults = (reportId: string): Promise<Blob> => http.get(`${pathOf(reportId)}/download`).blob();

/** A report as a Bundle of FHIR R4, for other systems. Fails with NotFound or NetworkError. */
export const downloadLabBundle = (reportId: string): Promise<Blob> => http.get(`${pathOf(reportId)}/fhir`).blob();

/** The order for the laboratory as PDF, by a report or, before there is one, by its panel. Fails with NotFound or NetworkError. */
export const downloadLabOrder = (reportOrPanelId: string): Promise<Blob> =>
  http.get(`${pathOf(reportOrPanelId)}/form/download`).blob();

/** What the patient has entered as a Bundle of FHIR R4, marked as such. Fails with NetworkError. */
export const downloadOutsideBundle = (): Promise<Blob> => http.get('v2/labs/outside-results/fhir').blob();
