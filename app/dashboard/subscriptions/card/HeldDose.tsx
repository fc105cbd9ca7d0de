import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { AskLink } from '../../../asking/AskLink.tsx';
import * as styles from './SubscriptionCard.css.ts';

interface HeldDoseProps {
  readonly userId: string;
  readonly subscriptionId: string;
}

/** Warns a patient before the instructions of a treatment on hold. The link isn't printed. */
export const HeldDose = ({ userId, subscriptionId }: HeldDoseProps) => (
  <Alert
    tone="danger"
    urgent
    action={
      <div className={styles.notPrinted}>
        <AskLink
          userId={userId}
          about={{ type: 'subscription', id: subscriptionId }}
          wantsCall
          className={button({ look: 'secondary' })}
        >
          Message your care team
        </AskLink>
      </div>
    }
  >
    On hold. Don&apos;t take your next dose until you&apos;ve talked with your care team.
  </Alert>
);
