import { useState, type FormEvent } from 'react';
import type { Session } from '#schemas/wire/session.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { ProblemError } from '#services/api/ProblemError.ts';
import { login } from '#services/api/sessions.ts';
import { isEmail, passwordProblem } from './credentials.ts';
import { EmailField } from './EmailField.tsx';
import { focusField } from './focusField.ts';
import { PasswordField } from './PasswordField.tsx';
import { useEnteredBefore } from './useEnteredBefore.ts';

interface LoginFormProps {
  readonly intro?: string;
  /** What the email field begins with. */
  readonly email?: string | undefined;
  /** The session is there and the page is on its way elsewhere. */
  readonly leaving?: boolean;
  /** Where a patient goes who has forgotten the password; without it, the form does not lead away. */
  readonly forgotten?: string;
  readonly onSignedIn?: (session: Session) => void;
}

interface Errors {
  readonly email?: string;
  readonly password?: string | undefined;
}

const check = (email: string, password: string): Errors => ({
  ...(!isEmail(email) && { email: 'Please enter a valid email address.' }),
  password: passwordProblem(password),
});

const WRONG =
  "The password or email you've entered was wrong. If you are having trouble logging in, please select Forgot Password below.";

/** Email and password. Signs in by itself; what happens then is the caller's. */
export function LoginForm({ intro, email: given = '', leaving = false, forgotten, onSignedIn }: LoginFormProps) {
  const [email, setEmail] = useState(given);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<ProblemError>();
  const [busy, setBusy] = useState(false);
  const form = useEnteredBefore((textOf) => {
    setEmail(textOf('email') ?? given);
    setPassword(textOf('password') ?? '');
  });

  const submit = async () => {
    const found = check(email, password);
    setErrors(found);
    const first = found.email ? 'email' : found.password ? 'password' : undefined;
    if (first) {
      focusField(form.current, first);
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const session = await login({ email, password });
      onSignedIn?.(session);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !leaving) void submit();
  };

  const down = problem && (problem.code === 'NetworkError' || problem.status >= 500);
  const wrong = problem?.code === 'InvalidCredentials' && forgotten !== undefined;
  return (
    <form ref={form} method="dialog" onSubmit={onSubmit} noValidate>
      <Stack>
        {intro && <p>{intro}</p>}
        {problem && (
          <Alert tone="danger" urgent>
            {wrong ? WRONG : problem.message}
          </Alert>
        )}
        <EmailField autoComplete="username" value={email} onChange={setEmail} error={errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
        />
        <Button type="submit" full busy={busy || leaving} busyLabel="Logging in">
          {down ? 'Connection Error' : 'Log in'}
        </Button>
        {forgotten !== undefined && <a href={forgotten}>Forgot Password</a>}
      </Stack>
    </form>
  );
}
