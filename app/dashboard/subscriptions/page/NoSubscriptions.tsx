import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import * as styles from '../card/SubscriptionCard.css.ts';

/** Shown to a patient who has never had a subscription. */
export function NoSubscriptions() {
  return (
    <Card aria-label="No Active Subscriptions">
      <div className={styles.card}>
        <h2 className={styles.name}>No Active Subscriptions</h2>
        <div className={styles.actions}>
          <Link to="/shop" className={button()}>
            Visit Our Shop
          </Link>
        </div>
      </div>
    </Card>
  );
}
