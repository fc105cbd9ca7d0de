import { useEffect, useState } from 'react';
import type { Policy, PolicySection } from '#schemas/wire/policy.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { readPolicy } from '#services/api/organizations.ts';
import { PolicyParts } from './PolicyParts.tsx';

const bones = [{ height: '1.5rem', width: '50%' }, { height: '6rem' }, { height: '6rem' }];

/** One of the organization's policies, fetched when it is opened. */
export function PolicyText({ section }: { readonly section: PolicySection }) {
  const [policy, setPolicy] = useState<Policy>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    readPolicy(section).then(setPolicy, () => setFailed(true));
  }, [section]);
  if (failed)
    return (
      <Alert tone="danger" urgent>
        We&apos;re experiencing difficulty retrieving policy at the moment. Please try again later.
      </Alert>
    );
  if (!policy) return <Skeleton bones={bones} />;
  return <PolicyParts policy={policy} heading="h3" />;
}
