import { lazy, Suspense, useState } from 'react';
import type { Session } from '#schemas/wire/session.ts';
import type { SecondStep } from '#schemas/wire/twoStep.ts';
import { Checkbox } from '#renderers/ui/inputs/Checkbox.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import { login } from '#services/api/sessions.ts';
import { isEmail, passwordProblem } from './credentials.ts';
import { EmailField } from './EmailField.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useForm } from './useForm.ts';

const load = preloadable(() => import('./SecondStepForm.tsx'));
const SecondStepForm = lazy(async () => ({ default: (await load()).SecondStepForm }));

interface LoginFormProps {
  readonly intro?: string;
  /** The initial content of the email field. */
  readonly email?: string | undefined;
  /** The patient is logged in and the browser is already leaving the page. */
  readonly leaving?: boolean;
  /** The URL to reset a forgotten password; without it, the form has no such link. */
  readonly forgotten?: string;
  /** The second step of a login whose first one was taken by a mailed link. */
  readonly secondStep?: SecondStep | undefined;
  readonly onSignedIn?: (session: Session) => void;
}

const check = ({ email, password }: { readonly email: string; readonly password: string }) => ({
  email: isEmail(email) ? undefined : 'Please enter a valid email address.',
  password: passwordProblem(password),
});

const WRONG =
  "The password or email you've entered was wrong. If you are having trouble logging in, please select Forgot Password below.";

/** The login form, with its second step. It creates the session itself; the caller decides what happens next. */
export function LoginForm({ secondStep, ...props }: LoginFormProps) {
  const [asked, setAsked] = useState<SecondStep>();
  const [restarted, setRestarted] = useState(false);
  const [stays, setStays] = useState(false);
  const step = asked ?? (restarted ? undefined : secondStep);
  if (!step) return <FirstStepForm {...props} stays={stays} onStays={setStays} onAsked={setAsked} />;
  const restart = () => {
    setAsked(undefined);
    setRestarted(true);
  };
  const { leaving = false, onSignedIn } = props;
  return (
    <Suspense>
      <SecondStepForm
        ticket={step.ticket}
        leaving={leaving}
        stays={stays}
        onSignedIn={(session) => onSignedIn?.(session)}
        onRestart={restart}
      />
    </Suspense>
  );
}

interface FirstStepFormProps extends Omit<LoginFormProps, 'secondStep'> {
  readonly stays: boolean;
  readonly onStays: (stays: boolean) => void;
  readonly onAsked: (step: SecondStep) => void;
}

function FirstStepForm({
  intro,
  email = '',
  leaving = false,
  forgotten,
  stays,
  onStays,
  onSignedIn,
  onAsked,
}: FirstStepFormProps) {
  const { problem, busy, field, element } = useForm({
    initial: { email, password: '' },
    check,
    send: async (values) => {
      const answer = await login({ ...values, ...(stays && { stay_signed_in: stays }) });
      if ('token' in answer) return onSignedIn?.(answer);
      // The form stays busy until the next one can be shown.
      await load();
      onAsked(answer);
    },
    leaving,
  });

  const down = problem && (problem.code === 'NetworkError' || problem.status >= 500);
  const wrong = problem?.code === 'InvalidCredentials' && forgotten !== undefined;
  return (
    <Stack>
      <form {...element}>
        <Stack>
          {intro && <p>{intro}</p>}
          {problem && (
            <Alert tone="danger" urgent>
              {wrong ? WRONG : problem.message}
            </Alert>
          )}
          <EmailField autoComplete="username" {...field('email')} />
          <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
          <Checkbox label="Stay logged in on this device" name="stay" checked={stays} onChange={onStays} />
          <Button type="submit" full busy={busy} busyLabel="Logging in">
            {down ? 'Connection Error' : 'Log in'}
          </Button>
          {forgotten !== undefined && <a href={forgotten}>Forgot Password</a>}
        </Stack>
      </form>
      <PasskeyButton leaving={leaving} stays={stays} onSignedIn={(session) => onSignedIn?.(session)} />
    </Stack>
  );
}
