import type { Session } from '#schemas/wire/session.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { login } from '#services/api/sessions.ts';
import { isEmail, passwordProblem } from './credentials.ts';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useForm } from './useForm.ts';

interface LoginFormProps {
  readonly intro?: string;
  /** The initial content of the email field. */
  readonly email?: string | undefined;
  /** The patient is logged in and the browser is already leaving the page. */
  readonly leaving?: boolean;
  /** The URL to reset a forgotten password; without it, the form has no such link. */
  readonly forgotten?: string;
  readonly onSignedIn?: (session: Session) => void;
}

const check = ({ email, password }: { readonly email: string; readonly password: string }) => ({
  email: isEmail(email) ? undefined : 'Please enter a valid email address.',
  password: passwordProblem(password),
});

const WRONG =
  "The password or email you've entered was wrong. If you are having trouble logging in, please select Forgot Password below.";

/** The login form. It creates the session itself; the caller decides what happens next. */
export function LoginForm({ intro, email = '', leaving = false, forgotten, onSignedIn }: LoginFormProps) {
  const { problem, busy, field, element } = useForm({
    initial: { email, password: '' },
    check,
    send: async (values) => {
      const session = await login(values);
      onSignedIn?.(session);
    },
    leaving,
  });

  const down = problem && (problem.code === 'NetworkError' || problem.status >= 500);
  const wrong = problem?.code === 'InvalidCredentials' && forgotten !== undefined;
  return (
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
        <Button type="submit" full busy={busy} busyLabel="Logging in">
          {down ? 'Connection Error' : 'Log in'}
        </Button>
        {forgotten !== undefined && <a href={forgotten}>Forgot Password</a>}
      </Stack>
    </form>
  );
}
