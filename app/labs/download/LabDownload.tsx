import { useMutation } from '@tanstack/react-query';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import { hasCode } from '#services/api/client/hasCode.ts';
import {
  downloadLabBundle,
  downloadLabOrder,
  downloadLabResults,
  downloadOutsideBundle,
} from '#services/api/labs/labDownloads.ts';
import { saveFile } from '../../shell/saveFile.ts';

/** What can be downloaded, the name of its file, and what is told where it is not there any more. */
const files = {
  results: {
    label: 'Download results (PDF)',
    name: 'lab-results.pdf',
    read: downloadLabResults,
    gone: 'This report is not there any more. Your lab may have replaced it: load this page again.',
  },
  bundle: {
    label: 'Download as FHIR file',
    name: 'lab-results.json',
    read: downloadLabBundle,
    gone: 'This report is not there any more. Your lab may have replaced it: load this page again.',
  },
  entered: {
    label: 'Download as FHIR file',
    name: 'entered-results.json',
    read: downloadOutsideBundle,
    gone: 'These results are not there any more. Load this page again.',
  },
  order: {
    label: 'Download lab order (PDF)',
    name: 'lab-order.pdf',
    read: downloadLabOrder,
    gone: 'This lab order is not there any more. Message your care team if you need it.',
  },
} as const;

interface LabDownloadProps {
  readonly what: keyof typeof files;
  /** Of the report, or, for the order before there is one, of the panel; left out for what was entered, which is one file. */
  readonly id?: string;
  readonly look?: 'primary' | 'secondary' | 'quiet';
  /** Of what tells which one it is, where several stand together. */
  readonly describedBy?: string;
}

/** Downloads a file. It is asked for with the session, and has no address that others could open. */
export function LabDownload({ what, id = '', look = 'secondary', describedBy }: LabDownloadProps) {
  const { label, name, read, gone } = files[what];
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => read(id),
    onSuccess: (file) => saveFile(file, name),
    onError: (failure) => reportFailure('lab download', failure),
  });
  return (
    <>
      <Button
        look={look}
        busy={isPending}
        busyLabel="Preparing…"
        aria-describedby={describedBy}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      {error && (
        <Alert tone="danger" urgent>
          {hasCode(error, 'NotFound')
            ? gone
            : 'The file could not be downloaded, and nothing was saved. Check your connection, and press the button again.'}
        </Alert>
      )}
    </>
  );
}
