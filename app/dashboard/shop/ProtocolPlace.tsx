import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { ProtocolWidget } from '../home/widgets/ProtocolWidget.tsx';
import { Widget } from '../home/widgets/Widget.tsx';
import { protocolsOf } from '../protocol/protocolsOf.ts';

interface ProtocolPlaceProps {
  readonly userId: string;
  readonly subscriptions: readonly Subscription[];
}

/** Below the products: how a patient has the treatment changed or, without one, asks what would suit. */
export function ProtocolPlace({ userId, subscriptions }: ProtocolPlaceProps) {
  if (protocolsOf(subscriptions).length > 0) return <ProtocolWidget userId={userId} subscriptions={subscriptions} />;
  return (
    <Widget title="Not sure what suits you?" text="Your care team knows what we offer, and answers your questions.">
      <Link to="/dashboard/$userId/messages" params={{ userId }} className={button({ look: 'secondary' })}>
        Ask your care team
      </Link>
    </Widget>
  );
}
