import { Button } from '#renderers/ui/buttons/Button.tsx';
import { LabDownload } from '../download/LabDownload.tsx';
import * as styles from '../parts/labs.css.ts';

/** What a patient can take along of a report, or of all reports of a panel. @param id of the report or the panel */
export function ReportActions({ id }: { readonly id: string }) {
  return (
    <div className={styles.actions}>
      <LabDownload what="results" id={id} />
      <LabDownload what="bundle" id={id} look="quiet" />
      <LabDownload what="order" id={id} look="quiet" />
      <Button look="quiet" onClick={() => window.print()}>
        Print this page
      </Button>
    </div>
  );
}
