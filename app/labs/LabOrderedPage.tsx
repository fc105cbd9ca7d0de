import { getRouteApi, Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Message } from '../shell/Message.tsx';

const signedIn = getRouteApi('/signed-in');

/** The confirmation after ordering a lab test. */
export function LabOrderedPage() {
  return (
    <Message
      title="Your lab test is ordered"
      text="We are preparing your kit and will write to you when it is on its way. Your results appear in your portal as soon as the lab has them."
      action={<DashboardLink />}
    />
  );
}

function DashboardLink() {
  const { userId } = signedIn.useRouteContext();
  return (
    <Link to="/dashboard/$userId/$page" params={{ userId, page: 'profile' }} className={button({ look: 'primary' })}>
      Go to my dashboard
    </Link>
  );
}
