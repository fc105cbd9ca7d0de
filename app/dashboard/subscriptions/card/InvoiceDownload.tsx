import { useMutation } from '@tanstack/react-query';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { findInvoice } from '#services/api/subscriptions.ts';

interface InvoiceDownloadProps {
  readonly type: Subscription['type'];
  readonly invoice: string;
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

/**
 * Downloads the newest invoice of a subscription as a PDF. Its URL is valid for only a few minutes, so it is fetched
 * when the button is pressed.
 */
export function InvoiceDownload({ type, invoice }: InvoiceDownloadProps) {
  const find = useMutation({
    mutationFn: () => findInvoice(type, invoice),
    networkMode: 'always',
    onSuccess: ({ invoice_pdf: address }) => download(address),
    onError: (error) => reportFailure('reading an invoice', error),
  });
  return (
    <>
      <Button look="quiet" busy={find.isPending} busyLabel="Preparing…" onClick={() => find.mutate()}>
        Download invoice
      </Button>
      {find.isError && (
        <Alert tone="danger" urgent>
          The invoice could not be loaded. Please try again.
        </Alert>
      )}
    </>
  );
}
