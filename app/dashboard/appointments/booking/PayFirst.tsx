import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { beginningHref } from '../../../visit/address/beginningHref.ts';

interface PayFirstProps {
  readonly userId: string;
  readonly subscriptionId: string | undefined;
}

/** The link that leads to paying a membership: its visit or, once its charges have failed, the care team. */
export function PayFirst({ userId, subscriptionId }: PayFirstProps) {
  const { data: subscriptions } = useQuery(subscriptionsQuery(userId));
  const subscription = subscriptions?.find(({ _id }) => _id === subscriptionId);
  if (!subscription) return null;
  const { status, intake } = subscription;
  if (status === 'unpaid')
    return (
      <Link to="/dashboard/$userId/messages" params={{ userId }} className={button()}>
        Message Us
      </Link>
    );
  if (intake === null)
    return (
      <Link to="/dashboard/$userId/$page" params={{ userId, page: 'profile' }} className={button()}>
        Go to your dashboard
      </Link>
    );
  return (
    <a href={beginningHref({ userId, intakeId: intake })} className={button()}>
      Continue your visit
    </a>
  );
}
