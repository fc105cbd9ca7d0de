import { useEffect } from 'react';
import { currentOrganization } from '#services/api/currentOrganization.ts';
import { tagPatient } from '#services/api/mailing.ts';

/** Tags the patient on the default organization's mailing list when a checkout is opened. Failures are ignored. */
export function useCheckoutTag(atCheckout: boolean, patient: string): void {
  useEffect(() => {
    if (!atCheckout || !currentOrganization.get().settings.default) return;
    void tagPatient({ tag: { name: 'checkout incomplete', status: 'active' }, patient }).catch(() => undefined);
  }, [atCheckout, patient]);
}
