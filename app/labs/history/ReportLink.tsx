import { Link } from '@tanstack/react-router';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import type { LabReport } from '#schemas/wire/labs/labReport.ts';
import { LabDay } from '../parts/LabDay.tsx';
import * as styles from '../parts/labs.css.ts';
import { reportStateText } from '#flows/labs/rules/reportTexts.ts';

interface ReportLinkProps {
  readonly report: LabReport;
  /** What it leads to. */
  readonly to: '/labs/$panelId/history/$reportId' | '/labs/$panelId/analysis-summary/$reportId';
}

/** A report in a list, which leads to what is told of it. */
export function ReportLink({ report, to }: ReportLinkProps) {
  const { _id: reportId, panelId, name, collected_at: at, performer } = report;
  return (
    <Link to={to} params={{ panelId, reportId }} className={styles.row}>
      <span className={styles.beside}>
        <span className={styles.name}>
          Blood drawn <LabDay at={at} />
        </span>{' '}
        <span className={styles.soft}>
          {`${name} · `}
          {performer !== null && `${performer} · `}
          {reportStateText(report)}
        </span>
      </span>
      <Icon name="forward" size="small" />
    </Link>
  );
}
