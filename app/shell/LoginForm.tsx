import { useId, useState, type FormEvent } from 'react';
import { Alert } from '#renderers/ui/Alert.tsx';
import { Button } from '#renderers/ui/Button.tsx';
import { Stack } from '#renderers/ui/Stack.tsx';
import { TextField } from '#renderers/ui/TextField.tsx';
import { ProblemError } from '#services/api/ProblemError.ts';
import { login } from '#services/api/sessions.ts';
import * as styles from './LoginForm.css.ts';

interface LoginFormProps {
  readonly intro?: string;
  readonly onSignedIn?: (userId: string) => void;
}

interface Errors {
  readonly email?: string;
  readonly password?: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u;

function check(email: string, password: string): Errors {
  const trimmed = email.trim();
  return {
    ...((trimmed.length < 4 || trimmed.length > 254 || !EMAIL.test(trimmed)) && {
      email: 'Please enter a valid email address.',
    }),
    ...(password === ''
      ? { password: 'Please enter your password.' }
      : password.length < 6 && { password: 'Password must be at least 6 characters long.' }),
  };
}

/** Email and password. Signs in by itself; what happens then is the caller's. */
export function LoginForm({ intro, onSignedIn }: LoginFormProps) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<ProblemError>();
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    const found = check(email, password);
    setErrors(found);
    const first = found.email ? 'email' : found.password ? 'password' : undefined;
    if (first) {
      document.getElementById(id)?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const { user } = await login({ email, password });
      onSignedIn?.(user._id);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void submit();
  };

  const down = problem && (problem.code === 'NetworkError' || problem.status >= 500);
  return (
    <form id={id} onSubmit={onSubmit} noValidate>
      <Stack>
        {intro && <p>{intro}</p>}
        {problem && (
          <Alert tone="danger" urgent>
            {problem.message}
          </Alert>
        )}
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
        />
        <label className={styles.show}>
          <input
            type="checkbox"
            className={styles.box}
            checked={shown}
            onChange={(event) => setShown(event.target.checked)}
          />
          Show password
        </label>
        <Button type="submit" full busy={busy}>
          {down ? 'Connection Error' : 'Log in'}
        </Button>
      </Stack>
    </form>
  );
}
