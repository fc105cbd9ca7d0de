import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { SUBMITTED_TITLE } from '#flows/visit/submittedTexts.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { CoachingReceipt } from './CoachingReceipt.tsx';
import { SchedulePage } from './SchedulePage.tsx';

const signedIn = getRouteApi('/signed-in');
const route = getRouteApi('/signed-in/schedule-coaching/$subscriptionId');

/**
 * Books the first coaching appointment. The link in the URL is not used: anybody can make a URL, and the backend knows
 * the calendar of the subscription.
 */
export function ScheduleCoachingPage() {
  const { userId } = signedIn.useRouteContext();
  const { subscriptionId } = route.useParams();
  const search = route.useSearch();
  const { data: subscriptions } = useQuery(subscriptionsQuery(userId));
  const subscription = subscriptions?.find(({ _id }) => _id === subscriptionId);
  // Only the end of a visit leads here with a link.
  const sentNow = search.coachingLink !== undefined;
  return (
    <SchedulePage
      userId={userId}
      title="Schedule your coaching appointment"
      text={`${sentNow ? `${SUBMITTED_TITLE} Your order is below. ` : ''}Choose a time for your first appointment with your coach.`}
      note={
        subscription?.status === 'awaiting_physician_review' && (
          <Alert tone="info">A provider reviews your visit first, typically within 12 to 48 hours.</Alert>
        )
      }
      below={subscription?.intake && <CoachingReceipt userId={userId} intakeId={subscription.intake} />}
      query={{ purpose: 'coaching', subscription: subscriptionId }}
      search={search}
    />
  );
}
