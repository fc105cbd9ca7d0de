import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isIdentitySection } from '#flows/verification/identityAddress.ts';
import { PortsProvider, usePorts, type Ports } from '#renderers/ports/ports.ts';
import { usePurchasePorts } from '../../checkout/flow/usePurchasePorts.ts';
import { useIdentityPorts } from '../../identity/flow/useIdentityPorts.ts';
import { queryClient } from '../../queryClient.ts';
import type { LaterVisit } from '../flow/laterVisit.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { subscribePatient, tagPatient } from '#services/api/mailing.ts';
import { userQuery } from '#services/api/users.ts';

async function subscribeOnce(queries: QueryClient, patient: string): Promise<void> {
  const { mailchimp_id } = await queries.ensureQueryData(userQuery(patient));
  if (mailchimp_id === null) await subscribePatient(patient);
}

/**
 * Puts the patient on the default organization's mailing list when a checkout is opened, and tags them there. Failures are
 * ignored: nothing depends on the list.
 */
function useCheckoutTag(atCheckout: boolean, patient: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!atCheckout || !currentOrganization.get().settings.default) return;
    void subscribeOnce(queries, patient)
      .catch(() => undefined)
      .then(() => tagPatient({ tag: { name: 'checkout incomplete', status: 'active' }, patient }))
      .catch(() => undefined);
  }, [atCheckout, patient, queries]);
}

export interface LaterPortsProps {
  readonly later: LaterVisit;
  readonly userId: string;
  /** The section on screen. */
  readonly section: string;
  /** Called with the ports each time that one of them changes. */
  readonly onPorts: (ports: Ports) => void;
}

function PurchasePorts({ later, userId, section, onPorts }: LaterPortsProps) {
  const around = usePorts();
  const { delivery } = later;
  const ports = usePurchasePorts({
    ports: useMemo(() => ({ ...around, delivery }), [around, delivery]),
    userId,
    cart: later.cart,
    cards: later.cards,
    active: true,
  });
  useCheckoutTag(section === 'checkout', userId);
  useEffect(() => onPorts(ports), [onPorts, ports]);
  return null;
}

function IdentityPorts(props: LaterPortsProps) {
  const ports = useIdentityPorts(props.userId, props.later.photos, isIdentitySection(props.section));
  return (
    <PortsProvider value={ports}>
      <PurchasePorts {...props} />
    </PortsProvider>
  );
}

/**
 * Makes the ports of photos and purchases, which no question needs. It draws nothing: it stands beside the flow, so that the
 * question on screen stays as it is when this code arrives.
 */
export function LaterPorts(props: LaterPortsProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <IdentityPorts {...props} />
    </QueryClientProvider>
  );
}
