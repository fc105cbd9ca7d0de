import type { SharedReport } from '#schemas/wire/labs/reportLink.ts';
import { publicHttp } from '../client/http.ts';

/**
 * Reads a report by the secret of a link that a patient has made. It is sent in a body, because addresses are kept. Fails
 * with NotFound, whatever is wrong with the link, TooManyRequests or NetworkError.
 */
export const openSharedReport = (secret: string): Promise<SharedReport> =>
  publicHttp.post('v2/labs/shared-report', { json: { secret } }).json();
