import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { checkoutStorage } from '../../checkout/cart/checkoutStorage.ts';
import { redirectsToVerification } from './redirectsToVerification.ts';

const WelcomeDialog = lazy(() =>
  import('./WelcomeDialog.tsx').then(({ WelcomeDialog: component }) => ({ default: component })),
);

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
  const [completed, setCompleted] = useState(() => checkoutStorage.completedVisit());
  // The tab may hold what another patient left behind.
  const visit = intakes.find(({ _id, patient_complete: sent }) => _id === completed && sent !== null);
  if (!visit) return null;

  const close = () => {
    checkoutStorage.welcome();
    setCompleted(undefined);
    const arrival = {
      putOff: checkoutStorage.identityPutOff(),
      handedOver: checkoutStorage.handedOver(),
      width: window.innerWidth,
      verificationStatus: user.verificationStatus,
    };
    if (!redirectsToVerification(arrival)) return;
    checkoutStorage.handOver();
    void navigate({ to: '/verification/$userId/$steps', params: { userId: user._id, steps: 'verify_account' } });
  };
  return (
    <Suspense>
      <WelcomeDialog visit={visit} user={user} onClose={close} />
    </Suspense>
  );
}
