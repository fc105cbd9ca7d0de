import { Alert } from '#renderers/ui/feedback/Alert.tsx';

/** What is said wherever a value is far beyond its range. */
export function SafetyLine() {
  return (
    <Alert tone="danger" title="A result is far outside its range">
      Your care team knows and will reach you. If you feel unwell, call 911.
    </Alert>
  );
}
