import { useMutation } from '@tanstack/react-query';
import type { User } from '#schemas/wire/user.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { requestEmailVerification } from '#services/api/users.ts';
import * as page from '../layout/page.css.ts';

/** Asks a patient to open the link that was mailed on signing up, and sends another one. */
export function UnverifiedEmail({ user }: { readonly user: User }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => requestEmailVerification(user._id) });
  if (user.email_verified) return null;
  return (
    <Alert
      tone="info"
      title="Verify your email address"
      action={
        !isSuccess && (
          <Button look="secondary" busy={isPending} onClick={() => mutate()}>
            Send the link again
          </Button>
        )
      }
    >
      <p>
        {isSuccess ? 'We sent another link to ' : 'We sent a link to '}
        <span className={page.address}>{user.email}</span>. Receipts and reminders come there once you have opened it.
        {isSuccess && ' No mail after a few minutes? Look in your spam folder.'}
      </p>
      {error && <p role="alert">{error.message}</p>}
    </Alert>
  );
}
