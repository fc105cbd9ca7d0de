import { useState } from 'react';
import { capitalized } from '#flows/signup/rules/capitalized.ts';
import type { PatientSource } from '#schemas/patientSource.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import type { Session } from '#schemas/wire/session.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { TextField } from '#renderers/ui/inputs/TextField.tsx';
import { signup } from '#services/api/accounts.ts';
import type { ProblemError } from '#services/api/client/ProblemError.ts';
import { isEmail, nameProblem, newPasswordProblem } from '../../login/credentials.ts';
import { EmailField } from '../../login/EmailField.tsx';
import { PasswordField } from '../../login/PasswordField.tsx';
import { useForm } from '../../login/useForm.ts';
import * as styles from './SignupForm.css.ts';
import { Terms } from './Terms.tsx';

interface SignupFormProps {
  readonly organization: Organization;
  readonly email: string | undefined;
  /** The account exists and the browser is already leaving for the portal. */
  readonly leaving: boolean;
  /** The URL of the login, for a patient who already has an account. */
  readonly loginHref: string;
  /** Where the patient comes from. */
  readonly source: PatientSource | undefined;
  readonly onSignedUp: (session: Session) => void;
}

/** The text fields, in their order; a further value, `terms`, is 'on' if the patient agrees. */
const names = ['first_name', 'last_name', 'email', 'password'] as const;

type Name = (typeof names)[number];

/** The error of each field; undefined for a valid field. */
const check = (values: { readonly [name in Name]: string }) => ({
  first_name: nameProblem(values.first_name, 'Enter your first name.'),
  last_name: nameProblem(values.last_name, 'Enter your last name.'),
  email: isEmail(values.email) ? undefined : 'Please enter a valid email address.',
  password: newPasswordProblem(values.password),
});

/** Creates an account: name, email, password, and consent to the terms. */
export function SignupForm({ organization, email = '', leaving, loginHref, source, onSignedUp }: SignupFormProps) {
  const { values, change, problem, busy, field, element } = useForm<Name | 'terms'>({
    initial: { first_name: '', last_name: '', email, password: '', terms: '' },
    check,
    send: async (entered) => onSignedUp(await signup({ ...entered, ...source, terms: true })),
    leaving,
  });
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const agreed = values.terms !== '';
  const problems = check(values);
  const valid = agreed && Object.values(problems).every((one) => one === undefined);

  const leave = (name: Name) => setLeft((known) => new Set(known).add(name));
  const fieldOf = (name: Name) => ({
    ...field(name),
    onBlur: () => leave(name),
    error: left.has(name) ? problems[name] : undefined,
  });
  const nameOf = (name: 'first_name' | 'last_name') => ({
    ...fieldOf(name),
    onBlur: () => {
      leave(name);
      change(name, capitalized(values[name]));
    },
  });

  return (
    <form {...element}>
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
        <Terms organization={organization} agreed={agreed} onChange={(agrees) => change('terms', agrees ? 'on' : '')} />
        <Button
          type="submit"
          full
          busy={busy}
          busyLabel="Creating your account"
          reason={valid || busy ? undefined : 'Fill in every field and agree to the terms to continue.'}
          onRefused={() => setLeft(new Set(names))}
        >
          Create account
        </Button>
      </Stack>
    </form>
  );
}

/** Why no account was created: the email address already has one, or something else went wrong. */
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
