import { momentText } from '#flows/kinds/describing/momentText.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { DataCopyState } from '#schemas/wire/dataCopy.ts';
import { useZone } from '#app/time/useZone.ts';
import { sizeText } from './sizeText.ts';

/** 'January 2, 2026, 9:30 AM'. @param at ISO 8601; null is nothing @param zone IANA name */
const exactly = (at: string | null, zone: string): string =>
  at === null ? '' : `${momentText(new Date(at), 'date', zone)}, ${momentText(new Date(at), 'time', zone)}`;

/** How a patient's copy stands; nothing where none was ever asked for. */
export function CopyStanding({ copy: { state, expires_at: expires, bytes } }: { readonly copy: DataCopyState }) {
  const zone = useZone();
  switch (state) {
    case 'none':
      return null;
    case 'making':
      return (
        <Alert tone="info" title="Your copy is being made">
          This takes a few minutes at most. You can leave this page: we will write to you when it is ready.
        </Alert>
      );
    case 'ready':
      return (
        <Alert tone="success" title="Your copy is ready">
          You can download it here until {exactly(expires, zone)}. After that it is deleted.
          {bytes !== null && ` The file has ${sizeText(bytes)}.`}
        </Alert>
      );
    case 'expired':
      return (
        <Alert tone="info" title="Your last copy is deleted">
          It could be downloaded until {exactly(expires, zone)}. You can request a new one.
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="warning" title="Your copy could not be made">
          Something went wrong on our side. Please request it again.
        </Alert>
      );
  }
}
