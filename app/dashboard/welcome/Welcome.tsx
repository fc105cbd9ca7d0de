import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { arrivalStorage } from '../../checkout/cart/arrivalStorage.ts';
import { redirectsToVerification } from './redirectsToVerification.ts';

const WelcomeDialog = lazy(() =>
  import('./WelcomeDialog.tsx').then(({ WelcomeDialog: component }) => ({ default: component })),
);

const never = () => () => undefined;
const none = () => undefined;

interface WelcomeProps {
  readonly user: User;
  readonly intakes: readonly Intake[];
}

/**
 * Welcomes a patient back who has just completed a visit in this tab, until it is closed. Only then may the patient be
 * led on to identity verification.
 */
export function Welcome({ user, intakes }: WelcomeProps) {
  const navigate = useNavigate();
  const [closed, setClosed] = useState(false);
  // A server that draws the page knows nothing of the tab.
  const completed = useSyncExternalStore(never, () => arrivalStorage.completedVisit(), none);
  // The tab may hold what another patient left behind.
  const visit = intakes.find(({ _id, patient_complete: sent }) => _id === completed && sent !== null);
  if (!visit || closed) return null;

  const close = () => {
    arrivalStorage.welcome();
    setClosed(true);
    const arrival = {
      putOff: arrivalStorage.identityPutOff(),
      handedOver: arrivalStorage.handedOver(),
      width: window.innerWidth,
      verificationStatus: user.verificationStatus,
    };
    if (!redirectsToVerification(arrival)) return;
    arrivalStorage.handOver();
    void navigate({ to: '/verification/$userId/$steps', params: { userId: user._id, steps: 'verify_account' } });
  };
  return (
    <Suspense>
      <WelcomeDialog visit={visit} user={user} onClose={close} />
    </Suspense>
  );
}
