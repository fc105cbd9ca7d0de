import { useState, type FormEvent } from 'react';
import { capitalized } from '#flows/signup/rules/capitalized.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import type { Session } from '#schemas/wire/session.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { TextField } from '#renderers/ui/inputs/TextField.tsx';
import { signup } from '#services/api/accounts.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import { isEmail, isName, newPasswordProblem } from '../../login/credentials.ts';
import { EmailField } from '../../login/EmailField.tsx';
import { PasswordField } from '../../login/PasswordField.tsx';
import { useEnteredBefore } from '../../login/useEnteredBefore.ts';
import * as styles from './SignupForm.css.ts';
import { Terms } from './Terms.tsx';

interface SignupFormProps {
  readonly organization: Organization;
  readonly email: string | undefined;
  /** The account is there and the page is on its way to the portal. */
  readonly leaving: boolean;
  /** Where the patient logs in who has an account already. */
  readonly loginHref: string;
  readonly onSignedUp: (session: Session) => void;
}

const none = { first_name: '', last_name: '', email: '', password: '' };

type Values = typeof none;
type Name = keyof Values;

/** What is wrong with each field; undefined where nothing is. */
const check = (values: Values): { readonly [name in Name]: string | undefined } => ({
  first_name: isName(values.first_name) ? undefined : 'Enter your first name.',
  last_name: isName(values.last_name) ? undefined : 'Enter your last name.',
  email: isEmail(values.email) ? undefined : 'Please enter a valid email address.',
  password: newPasswordProblem(values.password),
});

/** A new account: name, email, password, and the terms. */
export function SignupForm({ organization, email = '', leaving, loginHref, onSignedUp }: SignupFormProps) {
  const [values, setValues] = useState<Values>({ ...none, email });
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<ProblemError>();
  const [busy, setBusy] = useState(false);
  const form = useEnteredBefore((textOf) => {
    setValues({
      first_name: textOf('first_name') ?? '',
      last_name: textOf('last_name') ?? '',
      email: textOf('email') ?? email,
      password: textOf('password') ?? '',
    });
    setAgreed(textOf('terms') !== undefined);
  });
  const problems = check(values);
  const valid = agreed && Object.values(problems).every((one) => one === undefined);

  const submit = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      onSignedUp(await signup({ ...values, terms: true }));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (valid && !busy && !leaving) void submit();
  };
  const fieldOf = (name: Name) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues((known) => ({ ...known, [name]: value })),
    onBlur: () => setLeft((known) => new Set(known).add(name)),
    error: left.has(name) ? problems[name] : undefined,
  });
  const nameOf = (name: 'first_name' | 'last_name') => ({
    ...fieldOf(name),
    onBlur: () => {
      setLeft((known) => new Set(known).add(name));
      setValues((known) => ({ ...known, [name]: capitalized(known[name]) }));
    },
  });

  return (
    <form ref={form} method="dialog" onSubmit={onSubmit} noValidate>
      <Stack>
        {problem && <SignupProblem problem={problem} loginHref={loginHref} />}
        <div className={styles.names}>
          <TextField label="First name" autoComplete="given-name" {...nameOf('first_name')} />
          <TextField label="Last name" autoComplete="family-name" {...nameOf('last_name')} />
        </div>
        <EmailField autoComplete="email" {...fieldOf('email')} />
        <PasswordField
          label="Password"
          hint="6 to 49 characters"
          autoComplete="new-password"
          {...fieldOf('password')}
        />
        <Terms organization={organization} agreed={agreed} onChange={setAgreed} />
        <Button
          type="submit"
          full
          busy={busy || leaving}
          busyLabel="Creating your account"
          reason={valid || busy || leaving ? undefined : 'Fill in every field and agree to the terms to go on.'}
          onRefused={() => setLeft(new Set(['first_name', 'last_name', 'email', 'password']))}
        >
          Create account
        </Button>
      </Stack>
    </form>
  );
}

/** Why there is no account: the address has one already, or something else went wrong. */
function SignupProblem({ problem, loginHref }: { readonly problem: ProblemError; readonly loginHref: string }) {
  if (problem.code === 'EmailAlreadyExists')
    return (
      <Alert tone="danger" urgent action={<a href={loginHref}>Login</a>}>
        An account with this email already exists.
      </Alert>
    );
  const developer = problem.status === 404 || problem.status === 500;
  return (
    <div data-developer-error={developer || undefined}>
      <Alert tone="danger" urgent>
        {developer ? 'An error occurred. Please try again later.' : problem.message}
      </Alert>
    </div>
  );
}
