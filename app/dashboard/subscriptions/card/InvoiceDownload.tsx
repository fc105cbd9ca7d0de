import type { Subscription } from '#schemas/wire/subscription.ts';
import { findInvoice } from '#services/api/subscriptions.ts';
import { PdfDownload } from '../../layout/PdfDownload.tsx';

interface InvoiceDownloadProps {
  readonly type: Subscription['type'];
  readonly invoice: string;
}

/** Downloads the newest invoice of a subscription. */
export const InvoiceDownload = ({ type, invoice }: InvoiceDownloadProps) => (
  <PdfDownload
    label="Download invoice"
    find={async () => (await findInvoice(type, invoice)).invoice_pdf}
    failure="The invoice could not be loaded. Please try again."
    reading="reading an invoice"
  />
);
