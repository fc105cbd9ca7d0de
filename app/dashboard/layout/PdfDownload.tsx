import { useMutation } from '@tanstack/react-query';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { reportFailure } from '#services/analytics/reportFailure.ts';

interface PdfDownloadProps {
  /** The words on the button, and what is said of it beside them. */
  readonly label: string;
  readonly describedBy?: string | undefined;
  /** Finds the address of the file. */
  readonly find: () => Promise<string>;
  /** What is told where that fails. */
  readonly failure: string;
  /** What failed, as it is reported. */
  readonly reading: string;
}

/** Downloads a file from a URL, if its protocol is http or https. */
function download(address: string): void {
  const { protocol, href } = new URL(address, location.origin);
  if (protocol !== 'https:' && protocol !== 'http:') return;
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

/** Downloads a PDF. Its URL is valid for only a few minutes, so it is fetched when the button is pressed. */
export function PdfDownload({ label, describedBy, find, failure, reading }: PdfDownloadProps) {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: find,
    networkMode: 'always',
    onSuccess: download,
    onError: (error) => reportFailure(reading, error),
  });
  return (
    <>
      <Button
        look="quiet"
        busy={isPending}
        busyLabel="Preparing…"
        aria-describedby={describedBy}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      {isError && (
        <Alert tone="danger" urgent>
          {failure}
        </Alert>
      )}
    </>
  );
}
