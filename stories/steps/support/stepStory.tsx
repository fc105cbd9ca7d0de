import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { StepContext } from '#renderers/answering/StepProps.ts';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { ProgressBar } from '#renderers/ui/feedback/ProgressBar.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';

/** The props that every step story starts with: no answer and no problems. */
export const context = {
  answer: undefined,
  problems: [],
  busy: false,
  today: { year: 2026, month: 6, day: 15 },
  copy: (text: string) => text.replaceAll('{organization.name}', 'Healthspan').replaceAll('{state}', 'Texas'),
  onSubmit: fn(),
  onSave: fn(),
  onDraft: fn(),
  onBack: fn(),
  given: () => [],
  onCorrect: fn(),
} satisfies StepContext;

/** Shows a step on the page of a question. */
export const onPage: Decorator = (Story, { args }) => (
  <Page
    header={
      <Stack gap="m">
        <StageHeader
          label="Medical History"
          stage={2}
          onBack={context.onBack}
          saveState={args['busy'] ? 'saving' : undefined}
        />
        <ProgressBar at={2} total={4} label="Questions" />
      </Stack>
    }
  >
    <Story />
  </Page>
);

/** Shows a step on the page of a purchase. */
export const onWidePage: Decorator = (Story) => (
  <Page width="wide" header={<StageHeader label="Protocol Preference" stage={4} onBack={context.onBack} />}>
    <Story />
  </Page>
);
