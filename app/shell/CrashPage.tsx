import { useEffect } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import { hasCode } from '#services/api/client/hasCode.ts';
import { Message } from './Message.tsx';

/** Shown when a page fails with an error that it cannot handle. */
export function CrashPage({ error }: { readonly error: unknown }) {
  const isAway = hasCode(error, 'ServiceUnavailable');
  useEffect(() => reportFailure('showing a page', error), [error]);
  return (
    <Message
      title={isAway ? 'The portal is away' : 'Something went wrong'}
      text={isAway ? error.message : 'Unexpected error has occured! Refresh the page, please.'}
      action={<Button onClick={() => location.reload()}>Reload page</Button>}
    />
  );
}
