import { getRouteApi, useParams, useSearch } from '@tanstack/react-router';
import { onboardingBooking } from './onboardingBooking.ts';
import { readScheduleSearch } from './readScheduleSearch.ts';
import { SchedulePage } from './SchedulePage.tsx';

const signedIn = getRouteApi('/signed-in');

/** Books the first call with the care team. The page has several URLs. */
export function ScheduleOnboardingPage() {
  const { userId } = signedIn.useRouteContext();
  const params = useParams({ strict: false });
  const search = readScheduleSearch(useSearch({ strict: false }));
  const query = onboardingBooking(params, search);
  const afterVisit = query.intake !== undefined && query.subscription === undefined;
  return (
    <SchedulePage
      userId={userId}
      title={afterVisit ? 'Schedule a call' : 'Schedule your onboarding'}
      text={
        afterVisit
          ? 'Choose a time for a call with your care team.'
          : 'Choose a time for your first call with the care team.'
      }
      query={query}
      search={search}
    />
  );
}
