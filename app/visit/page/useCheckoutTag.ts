import { useEffect } from 'react';
import { currentOrganization } from '#services/api/currentOrganization.ts';
import { tagPatient } from '#services/api/mailing.ts';

/** Says to the mailing list of the default organization that a checkout was opened. Nothing depends on it. */
export function useCheckoutTag(atCheckout: boolean, patient: string): void {
  useEffect(() => {
    if (!atCheckout || !currentOrganization.get().settings.default) return;
    void tagPatient({ tag: { name: 'checkout incomplete', status: 'active' }, patient }).catch(() => undefined);
  }, [atCheckout, patient]);
}
