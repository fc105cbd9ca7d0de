import type { LabAnalysis } from '#schemas/wire/labs/labReads.ts';
import { Day } from '../parts/Day.tsx';
import * as styles from '../parts/labs.css.ts';
import { Titled } from '../parts/Titled.tsx';

/** What a provider says of a report; where nobody has written yet, that is said. */
export function ProviderComment({ explanation, report }: Pick<LabAnalysis, 'explanation' | 'report'>) {
  if (!report) return null;
  return (
    <Titled title="What your provider says">
      {explanation ? (
        <>
          <p className={styles.texts}>{explanation.text}</p>
          <p className={styles.soft}>
            {explanation.author ?? 'Your care team'}, <Day at={explanation.at} />
          </p>
          {explanation.at < report.status_at && (
            <p className={styles.told}>The laboratory has changed this report since then.</p>
          )}
        </>
      ) : (
        <p className={styles.texts}>
          A provider has not explained this report yet. You can read it now, and ask your care team at any time.
        </p>
      )}
    </Titled>
  );
}
