import { DashboardLink } from './DashboardLink.tsx';
import { Message } from './Message.tsx';

/**
 * What a patient is told who has just joined a coaching membership. The link in the address is not followed: an address
 * can be made by anybody, and the care team sends the right one.
 */
export function ScheduleCoachingPage() {
  return (
    <Message
      title="Your coaching membership is on its way"
      text="A provider reviews your visit, typically within 12 to 48 hours. Then your care team invites you to book your first coaching appointment."
      action={<DashboardLink />}
    />
  );
}
