import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { PortsProvider, usePorts } from '#renderers/ports/ports.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { statesQuery } from '#services/api/states.ts';
import { userQuery } from '#services/api/users.ts';
import { createAddressSuggestions } from '#services/places/createAddressSuggestions.ts';
import { ShippingAddress } from './ShippingAddress.tsx';

const route = getRouteApi('/signed-in');

/** Where parcels go, with suggestions for the address. */
export function Shipping() {
  const { userId } = route.useRouteContext();
  const { data: user } = useQuery(userQuery(userId));
  const ports = usePorts();
  useQuery(statesQuery);
  const [suggestAddresses] = useState(() =>
    createAddressSuggestions(currentOrganization.get().settings.maps_key, () => user?.state ?? undefined),
  );
  const withPlaces = useMemo(() => ({ ...ports, suggestAddresses }), [ports, suggestAddresses]);
  return <PortsProvider value={withPlaces}>{user && <ShippingAddress user={user} />}</PortsProvider>;
}
