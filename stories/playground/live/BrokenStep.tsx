import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';

interface BrokenStepProps {
  /** The error that was thrown while rendering. */
  readonly error: unknown;
}

/** Shown instead of a step that cannot be rendered, until the next edit. */
export function BrokenStep({ error }: BrokenStepProps) {
  return (
    <Page>
      <Stack>
        <h1>This cannot be drawn</h1>
        <Alert tone="danger" urgent>
          {error instanceof Error ? error.message : String(error)}
        </Alert>
        <p>
          Undo or correct your last edit: the walk continues with the next one. If the edit is right, the step kind has
          a defect; please tell its developer.
        </p>
      </Stack>
    </Page>
  );
}
