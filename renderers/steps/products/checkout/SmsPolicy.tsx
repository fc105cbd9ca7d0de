import type { StepProps } from '#renderers/answering/StepProps.ts';
import { PanelButton } from '#renderers/ui/overlays/PanelButton.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';

interface SmsPolicyProps extends Pick<StepProps<'checkout'>, 'copy'> {
  readonly policy: NonNullable<StepProps<'checkout'>['step']['smsPolicy']>;
}

/** The terms for text messages, in a side panel. */
export const SmsPolicy = ({ policy, copy }: SmsPolicyProps) => (
  <PanelButton label={copy(policy.label)} title={copy(policy.title)}>
    <Stack gap="l">
      {policy.body.map((text) => (
        <p key={text}>{copy(text)}</p>
      ))}
    </Stack>
  </PanelButton>
);
