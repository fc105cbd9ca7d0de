import { lazy, Suspense, useState } from 'react';
import { late } from '../../lateCode.ts';
import type { StepProps } from '../../StepProps.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Stack.tsx';

const readPanel = late(() => import('../../ui/SidePanel.tsx'));
const SidePanel = lazy(async () => ({ default: (await readPanel()).SidePanel }));

interface SmsPolicyProps extends Pick<StepProps<'checkout'>, 'copy'> {
  readonly policy: NonNullable<StepProps<'checkout'>['step']['smsPolicy']>;
}

/** What the patient agrees to with a mobile number, at the side of the page. */
export function SmsPolicy({ policy, copy }: SmsPolicyProps) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {copy(policy.label)}
      </Button>
      {opened && (
        <Suspense>
          <SidePanel open={open} title={copy(policy.title)} onClose={() => setOpen(false)}>
            <Stack gap="l">
              {policy.body.map((text) => (
                <p key={text}>{copy(text)}</p>
              ))}
            </Stack>
          </SidePanel>
        </Suspense>
      )}
    </>
  );
}
