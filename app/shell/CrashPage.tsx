import { useEffect } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import { hasCode } from '#services/api/client/hasCode.ts';
import { isOutdated } from '#services/api/client/version.ts';
import { Message } from './Message.tsx';

const isReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Opens the page that was asked for in the version of the server, which may no longer have the code of this one. Once: servers
 * that are being replaced may answer in turn.
 */
async function reloadIfOutdated(): Promise<void> {
  if (!isReloaded() && (await isOutdated())) location.reload();
}

/** Shown when a page fails with an error that it cannot handle. */
export function CrashPage({ error }: { readonly error: unknown }) {
  const isAway = hasCode(error, 'ServiceUnavailable');
  useEffect(() => reportFailure('showing a page', error), [error]);
  useEffect(() => void reloadIfOutdated(), []);
  return (
    <Message
      title={isAway ? 'The portal is away' : 'Something went wrong'}
      text={isAway ? error.message : 'Unexpected error has occured! Refresh the page, please.'}
      action={<Button onClick={() => location.reload()}>Reload page</Button>}
    />
  );
}
