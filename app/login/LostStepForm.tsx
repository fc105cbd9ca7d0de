import { useEffect, useRef, useState } from 'react';
import { phoneText } from '#flows/kinds/fields/phoneText.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import type { LostStep } from '#schemas/wire/twoStep.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { reportLostStep } from '#services/api/sessions.ts';
import { browserZone } from '../time/browserZone.ts';
import * as styles from './LostStepForm.css.ts';
import { useForm } from './useForm.ts';

interface LostStepFormProps {
  readonly ticket: string;
  /** The login has to begin again. */
  readonly onRestart: () => void;
  readonly onBack: () => void;
}

const MAILED =
  'We emailed you a link. Open it within 15 minutes. Two-step sign-in turns off 7 days later. Then you can log in with just your password.';

const waits = (from: string) =>
  `This was asked for already. From ${momentText(new Date(from), 'date', browserZone())} on, log in with your password alone.`;

/** The way back for a patient who has neither app nor recovery codes. */
export function LostStepForm({ ticket, onRestart, onBack }: LostStepFormProps) {
  const [answer, setAnswer] = useState<LostStep>();
  const place = useRef<HTMLDivElement>(null);
  const { problem, busy, element } = useForm({
    initial: {},
    check: () => ({}),
    send: async () => setAnswer(await reportLostStep(ticket)),
  });
  // It takes the place of the button that had the focus.
  useEffect(() => place.current?.focus(), []);
  const { support_email, phone } = currentOrganization.get().settings;
  return (
    <form {...element}>
      <div ref={place} tabIndex={-1} className={styles.place}>
        <Stack>
          <p>
            We can turn off two-step sign-in for you. We email you a link first, and then it takes 7 days. That gives
            you time to stop it if it isn't you.
          </p>
          {problem && (
            <Alert
              tone="danger"
              urgent
              action={
                problem.code === 'LoginExpired' && (
                  <Button look="secondary" onClick={onRestart}>
                    Log in again
                  </Button>
                )
              }
            >
              {problem.message}
            </Alert>
          )}
          {answer ? (
            <Alert tone="success">{answer.off_from === null ? MAILED : waits(answer.off_from)}</Alert>
          ) : problem?.code === 'LostStepUnavailable' ? null : (
            <Button type="submit" full busy={busy} busyLabel="Sending">
              Send me the link
            </Button>
          )}
          <Button look="quiet" onClick={onBack}>
            Use a recovery code
          </Button>
          <p>
            For help,{' '}
            {phone !== null && (
              <>
                call <a href={`tel:${phone}`}>{phoneText(phone)}</a> or{' '}
              </>
            )}
            write to <a href={`mailto:${support_email}`}>{support_email}</a>.
          </p>
        </Stack>
      </div>
    </form>
  );
}
