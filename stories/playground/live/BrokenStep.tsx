import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';

interface BrokenStepProps {
  /** What drawing it has thrown. */
  readonly error: unknown;
}

/** Stands in place of a step that cannot be drawn, until the next edit. */
export function BrokenStep({ error }: BrokenStepProps) {
  return (
    <Page>
      <Stack>
        <h1>This cannot be drawn</h1>
        <Alert tone="danger" urgent>
          {error instanceof Error ? error.message : String(error)}
        </Alert>
        <p>
          Take back what was edited last, or correct it: the walk goes on with the next edit. If it is right as it is,
          the step kind is at fault; tell its developer.
        </p>
      </Stack>
    </Page>
  );
}
