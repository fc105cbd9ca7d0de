import { BEFORE_ALARM, OUTDATED } from '#flows/labs/rules/labTexts.ts';
import type { LabAnalysis } from '#schemas/wire/labs/labReads.ts';
import { Day } from '../parts/LabDay.tsx';
import * as styles from '../parts/labs.css.ts';
import { Titled } from '../parts/Titled.tsx';
import { usePanel } from '../usePanel.ts';

/** What a provider says of a report; where nobody has written yet, that is said. While an alarm is open, no note is about it. */
export function ProviderComment({ explanation, report }: Pick<LabAnalysis, 'explanation' | 'report'>) {
  const { alarms } = usePanel();
  if (!report) return null;
  const isAlarmed = alarms.length > 0;
  const warning = isAlarmed ? BEFORE_ALARM : explanation?.outdated === true ? OUTDATED : undefined;
  return (
    <Titled title="What your provider says">
      {explanation ? (
        <>
          {warning !== undefined && <p className={styles.told}>{warning}</p>}
          <p className={styles.texts}>{explanation.text}</p>
          <p className={styles.soft}>
            {explanation.author ?? 'Your care team'}, <Day at={explanation.at} />
          </p>
        </>
      ) : (
        <p className={styles.texts}>
          A provider has not explained this report yet.{' '}
          {isAlarmed
            ? 'Contact your care team now, as it says above.'
            : 'You can read it now, and ask your care team at any time.'}
        </p>
      )}
    </Titled>
  );
}
