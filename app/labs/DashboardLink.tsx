import { getRouteApi, Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/Button.css.ts';

const signedIn = getRouteApi('/signed-in');

/** The way to the patient's dashboard, as a page's one way on. */
export function DashboardLink() {
  const { userId } = signedIn.useRouteContext();
  return (
    <Link to="/dashboard/$userId/$page" params={{ userId, page: 'profile' }} className={button({ look: 'primary' })}>
      Go to my dashboard
    </Link>
  );
}
