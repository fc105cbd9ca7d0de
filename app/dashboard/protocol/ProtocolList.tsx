import type { Subscription } from '#schemas/wire/subscription.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { Tooltip } from '#renderers/ui/overlays/Tooltip.tsx';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { billingText, dueText } from '../subscriptions/texts/planTexts.ts';
import { statusLabels, statusNote } from '../subscriptions/texts/statusTexts.ts';
import * as styles from './protocol.css.ts';
import { protocolLabel } from './protocolsOf.ts';
import { takeFocus } from './takeFocus.ts';

interface ProtocolListProps {
  readonly protocols: readonly Subscription[];
  /** The one from which the patient came back. */
  readonly from: Subscription | undefined;
  readonly onCustomize: (protocol: Subscription) => void;
}

/** What stands behind the label of a protocol that is not current. */
const statusOf = (protocol: Subscription) =>
  statusNote(protocol, currentOrganization.get().settings.support_email) ?? statusLabels[protocol.status];

/** What the patient takes, and the way to change each. */
export function ProtocolList({ protocols, from, onCustomize }: ProtocolListProps) {
  return (
    <ul className={styles.list}>
      {protocols.map((protocol) => (
        <li key={protocol._id} className={styles.protocol}>
          <div className={styles.status}>
            <p className={styles.label}>{protocolLabel(protocol)}</p>
            {protocol.status !== 'active' && <Tooltip label={`Status of ${protocol.name}`} text={statusOf(protocol)} />}
          </div>
          <h2 className={styles.name}>{protocol.name}</h2>
          {[billingText(protocol), dueText(protocol)].map(
            (fact) =>
              fact !== undefined && (
                <p key={fact} className={styles.soft}>
                  {fact}
                </p>
              ),
          )}
          <div>
            <Button
              look="secondary"
              ref={protocol._id === from?._id ? takeFocus : undefined}
              onClick={() => onCustomize(protocol)}
            >
              Customize
              <VisuallyHidden>, {protocol.name}</VisuallyHidden>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
