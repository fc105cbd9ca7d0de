import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { ContactActions } from '../../criticalAlert/ContactActions.tsx';

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
