import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { SidePanel } from '#renderers/ui/overlays/SidePanel.tsx';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { ProtocolChange } from '../../subscriptions/card/ProtocolChange.tsx';
import { subscribedActions } from './subscribedActions.ts';
import * as styles from './panels.css.ts';

interface AlreadySubscribedProps {
  readonly userId: string;
  readonly product: ProductTemplate;
  readonly subscription: Subscription;
  readonly onBuyOnce: () => void;
  /** Called once the care team has a request to change the treatment. */
  readonly onAsked: () => void;
  readonly onClose: () => void;
}

/** What a patient can do who already subscribes to a product. */
export function AlreadySubscribed({
  userId,
  product,
  subscription,
  onBuyOnce,
  onAsked,
  onClose,
}: AlreadySubscribedProps) {
  const [modifies, setModifies] = useState(false);
  const { buysOnce, modifiesTreatment } = subscribedActions(product);
  return (
    <SidePanel open title="Subscription Already Exists" onClose={onClose}>
      <div className={styles.panel}>
        {modifies ? (
          <>
            <div className={styles.back}>
              <Button look="quiet" onClick={() => setModifies(false)}>
                Back
              </Button>
            </div>
            <ProtocolChange subscriptionId={subscription._id} onSent={onAsked} />
          </>
        ) : (
          <>
            <p>You already subscribe to {product.name}. It renews by itself, so there is nothing to order again.</p>
            <div className={styles.choices}>
              {buysOnce && <Button onClick={onBuyOnce}>One Time Purchase</Button>}
              <Link
                to="/dashboard/$userId/subscriptions"
                params={{ userId }}
                className={button({ look: buysOnce ? 'secondary' : 'primary' })}
              >
                Manage Subscription
              </Link>
              {modifiesTreatment && (
                <Button look="secondary" onClick={() => setModifies(true)}>
                  Modify Treatment
                </Button>
              )}
              <Button look="quiet" onClick={onClose}>
                Close
              </Button>
            </div>
          </>
        )}
      </div>
    </SidePanel>
  );
}
