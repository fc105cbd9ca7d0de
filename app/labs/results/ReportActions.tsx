import { Button } from '#renderers/ui/buttons/Button.tsx';
import { LabDownload } from '../download/LabDownload.tsx';
import * as styles from '../parts/labs.css.ts';

/** What a patient can take along of a report. */
export function ReportActions({ reportId }: { readonly reportId: string }) {
  return (
    <div className={styles.actions}>
      <LabDownload what="results" id={reportId} />
      <LabDownload what="bundle" id={reportId} look="quiet" />
      <LabDownload what="order" id={reportId} look="quiet" />
      <Button look="quiet" onClick={() => window.print()}>
        Print this page
      </Button>
    </div>
  );
}
