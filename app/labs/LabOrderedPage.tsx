import { DashboardLink } from './DashboardLink.tsx';
import { Message } from '../shell/Message.tsx';

/** What a patient is told who has just ordered a lab test. */
export function LabOrderedPage() {
  return (
    <Message
      title="Your lab test is ordered"
      text="We are preparing your kit and will write to you when it is on its way. Your results appear in your portal as soon as the lab has them."
      action={<DashboardLink />}
    />
  );
}
