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
  return (
    <SchedulePage
      userId={userId}
      title="Schedule your onboarding"
      text="Choose a time for your first call with the care team."
      query={onboardingBooking(params, search)}
      search={search}
    />
  );
}
