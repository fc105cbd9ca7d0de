import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { User } from '#schemas/wire/user.ts';
import { phoneText } from '#flows/kinds/fields/phoneText.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import * as styles from './mobile.css.ts';

const MobileVerification = lazy(() =>
  import('./MobileVerification.tsx').then(({ MobileVerification: component }) => ({ default: component })),
);

/** The verified mobile number of the patient, or a button to verify one. */
export function MobileNumber({ user }: { readonly user: User }) {
  const [panel, setPanel] = useState<'open' | 'closed'>();
  const opener = useRef<HTMLButtonElement>(null);
  const verified = useRef<HTMLParagraphElement>(null);
  const close = useCallback(() => setPanel('closed'), []);

  // The panel cannot return focus by itself: the heading of the flow had focus before the panel could record where it
  // came from, and once the number is verified the button is gone.
  useEffect(() => {
    if (panel === 'closed') (verified.current ?? opener.current)?.focus();
  }, [panel]);

  return (
    <>
      {user.mobile_verified ? (
        <p ref={verified} tabIndex={-1} className={styles.verified}>
          <Icon name="success" />
          <span className={styles.label}>Number Verified</span>
          {user.mobile_number && <span>{phoneText(user.mobile_number)}</span>}
        </p>
      ) : (
        <Button ref={opener} look="secondary" aria-haspopup="dialog" onClick={() => setPanel('open')}>
          Verify Your Number
        </Button>
      )}
      {panel === 'open' && (
        <Suspense>
          <MobileVerification user={user} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
