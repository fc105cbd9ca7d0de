import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { subscribePatient, tagPatient } from '#services/api/mailing.ts';
import { userQuery } from '#services/api/users.ts';

async function subscribeOnce(queryClient: QueryClient, patient: string): Promise<void> {
  const { mailchimp_id } = await queryClient.ensureQueryData(userQuery(patient));
  if (mailchimp_id === null) await subscribePatient(patient);
}

/**
 * Puts the patient on the default organization's mailing list when a checkout is opened, and tags them there. Failures are
 * ignored: nothing depends on the list.
 */
export function useCheckoutTag(atCheckout: boolean, patient: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!atCheckout || !currentOrganization.get().settings.default) return;
    void subscribeOnce(queryClient, patient)
      .catch(() => undefined)
      .then(() => tagPatient({ tag: { name: 'checkout incomplete', status: 'active' }, patient }))
      .catch(() => undefined);
  }, [atCheckout, patient, queryClient]);
}
