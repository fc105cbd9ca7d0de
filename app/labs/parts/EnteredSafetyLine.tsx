import { Alert } from '#renderers/ui/feedback/Alert.tsx';

/** What is said where a value that the patient has entered is far beyond its range: unlike a laboratory's, it called nobody. */
export const EnteredSafetyLine = () => (
  <Alert tone="danger" title="A value that you entered is far outside its range">
    Your care team has not been told of it. Check that it stands like this on the report. If it does, talk to your care
    team today. If you feel unwell, call 911.
  </Alert>
);
