import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import * as styles from '../parts/labs.css.ts';
import { adviceFor } from '../rules/adviceFor.ts';

interface AdviceProps {
  readonly biomarker: Pick<LabBiomarker, 'actions' | 'critical'>;
  readonly result: Pick<LabResult, 'band' | 'value' | 'reference'>;
  /** What it is, where no heading says so. */
  readonly lead?: string;
}

/** What the patient can do about a result, with where that comes from. */
export const Advice = ({ biomarker, result, lead }: AdviceProps) =>
  adviceFor(biomarker, result).map(({ when = lead, text, source }) => (
    <div key={text}>
      <p>
        {when !== undefined && <b>{when}:</b>} {text}
      </p>
      {source !== undefined && <p className={styles.soft}>Source: {source}</p>}
    </div>
  ));
