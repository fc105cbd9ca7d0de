import { getRouteApi } from '@tanstack/react-router';
import { SchedulePage } from './SchedulePage.tsx';

const signedIn = getRouteApi('/signed-in');
const route = getRouteApi('/signed-in/schedule-subscription/$subscriptionId');

/** Books the free consultation about a subscription. */
export function ScheduleSubscriptionPage() {
  const { userId } = signedIn.useRouteContext();
  const { subscriptionId } = route.useParams();
  return (
    <SchedulePage
      userId={userId}
      title="Schedule your free consultation"
      text="Talk with a longevity specialist about your treatment, and what would make it work for you."
      query={{ purpose: 'subscription', subscription: subscriptionId }}
      search={route.useSearch()}
    />
  );
}
