import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { physiciansQuery } from '#services/api/physicians.ts';
import { statesQuery } from '#services/api/states.ts';
import { userQuery } from '#services/api/users.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { LoadAgain } from '../layout/LoadAgain.tsx';
import * as page from '../layout/page.css.ts';
import { pageShapes } from '../layout/pageShapes.ts';
import { NoProviders } from './NoProviders.tsx';
import { ProviderCard } from './ProviderCard.tsx';

const route = getRouteApi('/signed-in');

/** Those who treat patients in the patient's state. */
export function ProvidersPage() {
  const { userId } = route.useRouteContext();
  const user = useQuery(userQuery(userId));
  const home = user.data?.state ?? null;
  const providers = useQuery(physiciansQuery(home));
  const states = useQuery(statesQuery);
  usePageTitle('Providers');
  const reads = [user, states, ...(home === null ? [] : [providers])];
  const failed = reads.filter(({ isLoadingError }) => isLoadingError);
  const names = new Map(states.data?.map(({ abbreviation, name }) => [abbreviation, name]));
  const place = home === null ? null : (names.get(home) ?? home);
  const isThere = reads.every(({ data }) => data !== undefined);
  return (
    <>
      <h1 className={page.greeting}>Providers</h1>
      <p className={page.lead}>{isThere && place !== null ? `Who can treat you in ${place}.` : 'Who can treat you.'}</p>
      {!isThere && failed.length === 0 && (
        <div className={page.section}>
          <Skeleton bones={pageShapes.providers} />
        </div>
      )}
      {failed.length > 0 && (
        <div className={page.section}>
          <LoadAgain
            onPress={() => {
              for (const read of failed) void read.refetch();
            }}
          />
        </div>
      )}
      {isThere && (home === null || providers.data?.length === 0) && <NoProviders userId={userId} state={place} />}
      {isThere && home !== null && providers.data && providers.data.length > 0 && (
        <div className={page.section}>
          <ul className={page.list}>
            {providers.data.map((provider) => (
              <li key={provider._id}>
                <ProviderCard provider={provider} userId={userId} states={names} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
