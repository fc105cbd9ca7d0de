import { lazy, useEffect, useRef, useState } from 'react';
import type { Session } from '#schemas/wire/session.ts';
import type { SecondStep } from '#schemas/wire/twoStep.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Checkbox } from '#renderers/ui/inputs/Checkbox.tsx';
import { TextField } from '#renderers/ui/inputs/TextField.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import { finishLogin } from '#services/api/sessions.ts';
import { codeFields, type CodeSource } from './codeFields.ts';
import { useForm } from './useForm.ts';

const load = preloadable(() => import('./LostStepForm.tsx'));
const LostStepForm = lazy(async () => ({ default: (await load()).LostStepForm }));

interface SecondStepFormProps extends Pick<SecondStep, 'ticket'> {
  /** The patient is logged in and the browser is already leaving the page. */
  readonly leaving: boolean;
  /** Whether the patient stays signed in on this device. */
  readonly stays: boolean;
  readonly onSignedIn: (session: Session) => void;
  /** The login has to begin again. */
  readonly onRestart: () => void;
}

interface CodeFormProps extends SecondStepFormProps {
  readonly source: CodeSource;
  /** Whether no code is asked for on this device for a while. */
  readonly trusts: boolean;
  readonly onTrusts: (trusts: boolean) => void;
  readonly onOther: () => void;
  readonly onLost: () => void;
}

function CodeForm({
  ticket,
  source,
  leaving,
  stays,
  trusts,
  onTrusts,
  onSignedIn,
  onRestart,
  onOther,
  onLost,
}: CodeFormProps) {
  const { check, text, other, ...texts } = codeFields[source];
  const input = useRef<HTMLInputElement>(null);
  const { problem, busy, field, element } = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: check(code) }),
    send: async ({ code }) =>
      onSignedIn(
        await finishLogin({
          ticket,
          code,
          ...(stays && { stay_signed_in: stays }),
          ...(trusts && { trust_device: trusts }),
        }),
      ),
    leaving,
  });
  // The field takes the place of one that had the focus.
  useEffect(() => input.current?.focus(), []);
  const isOver = problem?.code === 'LoginExpired';
  return (
    <form {...element}>
      <Stack>
        <p>{text}</p>
        {problem && (
          <Alert
            tone="danger"
            urgent
            action={
              isOver && (
                <Button look="secondary" onClick={onRestart}>
                  Log in again
                </Button>
              )
            }
          >
            {problem.message}
          </Alert>
        )}
        <TextField inputRef={input} {...texts} {...field('code')} />
        <Checkbox
          label="Do not ask for a code on this device for 30 days"
          name="trust"
          checked={trusts}
          onChange={onTrusts}
        />
        <Button type="submit" full busy={busy} busyLabel="Logging in">
          Log in
        </Button>
        <Button look="quiet" onClick={onOther}>
          {other}
        </Button>
        {source === 'recovery' && (
          <Button look="quiet" onClick={onLost}>
            I don't have my app or my recovery codes
          </Button>
        )}
      </Stack>
    </form>
  );
}

/** The second step of a login: a code of the app, a recovery code, or what is left where both are lost. */
export function SecondStepForm(props: SecondStepFormProps) {
  const [source, setSource] = useState<CodeSource | 'lost'>('app');
  const [trusts, setTrusts] = useState(false);
  if (source === 'lost')
    return <LostStepForm ticket={props.ticket} onRestart={props.onRestart} onBack={() => setSource('recovery')} />;
  const onOther = () => setSource(source === 'app' ? 'recovery' : 'app');
  const choices = { source, trusts, onTrusts: setTrusts, onOther, onLost: () => setSource('lost') };
  return <CodeForm key={source} {...props} {...choices} />;
}
