import { parsedUrl } from '../../../address/parsedUrl.ts';

/** The location of an appointment if it is the URL of a video call; undefined for free text and other URLs. */
export function videoCallUrl(location: string | null): string | undefined {
  const url = location === null ? undefined : parsedUrl(location);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}
