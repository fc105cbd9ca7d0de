import { useEffect, useEffectEvent, useState } from 'react';
import type { Session } from '#schemas/wire/session.ts';
import type { LoginAnswer, SecondStep } from '#schemas/wire/twoStep.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { LoginForm } from '../../login/LoginForm.tsx';
import * as styles from '../frame/EntryFrame.css.ts';
import type { EntryProps } from '../frame/EntryProps.ts';
import type { EntryAddress, EntryForm } from '../address/EntryAddress.ts';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import { hrefOf } from '../address/hrefOf.ts';
import { LandingStory } from '../landing/LandingStory.tsx';
import { enterPortal } from './enterPortal.ts';
import { SignupForm } from './SignupForm.tsx';
import { Welcome } from '../frame/Welcome.tsx';
import { loginWithToken } from '#services/api/sessions.ts';

let exchanged: Promise<LoginAnswer | undefined> | undefined;

/**
 * Exchanges the token of a mailed link for a session, or for the ticket of a second step, once, and removes it from the URL
 * first. If the token is refused, the patient sees the login form.
 */
function exchangeToken({
  form,
  search: { token },
}: Extract<EntryAddress, { readonly form: EntryForm }>): Promise<LoginAnswer | undefined> {
  if (form !== 'login' || token === undefined) return Promise.resolve(undefined);
  const url = new URL(location.href);
  url.searchParams.delete('token');
  history.replaceState(null, '', url);
  return (exchanged ??= loginWithToken(token).catch(() => undefined));
}

interface AuthPageProps extends Pick<EntryProps, 'organization' | 'landing'> {
  readonly address: Extract<EntryAddress, { readonly form: EntryForm }>;
}

const titles: { readonly [form in EntryForm]: string } = { login: 'Log in', signup: 'Create your account' };

/** Logging in or signing up: by itself, or on the landing page of a product or campaign. */
export function AuthPage({ address, organization, landing }: AuthPageProps) {
  const { form, search } = address;
  const other: EntryForm = form === 'login' ? 'signup' : 'login';
  const [leaving, setLeaving] = useState(false);
  const [secondStep, setSecondStep] = useState<SecondStep>();
  const Title = landing ? 'h2' : 'h1';

  const goOn = (session: Session) => {
    setLeaving(true);
    void enterPortal({ address, landing, userId: session.user._id });
  };
  const exchange = useEffectEvent(() => exchangeToken(address));
  const enterWith = useEffectEvent((answer: LoginAnswer | undefined) => {
    if (!answer) return;
    if ('token' in answer) void enterPortal({ address, landing, userId: answer.user._id });
    else setSecondStep(answer);
  });
  // Once, on mount: a token works only once.
  useEffect(() => void exchange().then(enterWith), []);

  return (
    <EntryFrame
      organization={organization}
      story={landing ? <LandingStory landing={landing} /> : <Welcome organization={organization} form={form} />}
      below={
        <p>
          {form === 'login' ? 'New here? ' : 'Already have an account? '}
          <a href={hrefOf(address, other)}>{form === 'login' ? 'Create an account' : 'Log in'}</a>
        </p>
      }
    >
      <Title className={styles.title}>{titles[form]}</Title>
      {form === 'login' && (search.expired || search.product !== undefined) && (
        <Alert tone="info">Please login again to continue.</Alert>
      )}
      {form === 'login' ? (
        <LoginForm
          email={search.email}
          leaving={leaving}
          secondStep={secondStep}
          onSignedIn={goOn}
          forgotten="/request-password-reset"
        />
      ) : (
        <SignupForm
          organization={organization}
          email={search.email}
          leaving={leaving}
          loginHref={hrefOf(address, 'login')}
          source={search.source}
          onSignedUp={goOn}
        />
      )}
    </EntryFrame>
  );
}
