import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { ContactActions } from '../../criticalAlert/ContactActions.tsx';
import { AFTER_ALARM, stillCounts } from '../../criticalAlert/criticalTexts.ts';
import { usePanel } from '../usePanel.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { ENTERED } from '../rules/enteredTexts.ts';
import * as styles from './labs.css.ts';

/** What is said where a value is far beyond its range. While an alert above the page says it, it is left out. */
export function SafetyLine() {
  const { userId, alarms, panel } = usePanel();
  if (alarms.length > 0 || panel?.ended.some(stillCounts)) return null;
  return (
    <Alert tone="danger" title="A result needs your care team" action={<ContactActions userId={userId} />}>
      {AFTER_ALARM}
    </Alert>
  );
}

/** Stands beside whatever a patient has entered: no laboratory has sent it. */
export const EnteredMark = () => (
  <span className={styles.bands.unknown}>
    <Icon name="user" size="small" />
    {ENTERED}
  </span>
);

/** What is said where a value that the patient has entered is far beyond its range: unlike a laboratory's, it called nobody. */
export const EnteredSafetyLine = ({ userId }: { readonly userId: string }) => (
  <Alert
    tone="danger"
    title="A value that you entered is far outside its range"
    action={<ContactActions userId={userId} />}
  >
    Your care team hasn&apos;t seen this value. Check it against your report. If it&apos;s right, call the doctor who
    ordered the test or your care team now. If you feel unwell, or nobody answers, call 911.
  </Alert>
);
