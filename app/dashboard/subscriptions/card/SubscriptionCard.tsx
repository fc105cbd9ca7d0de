import { lazy, Suspense, useId } from 'react';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { actionsOf } from '#flows/subscription-action/rules/actionsOf.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { PanelButton } from '#renderers/ui/overlays/PanelButton.tsx';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { useZone } from '#app/time/useZone.ts';
import { AskLink } from '../../../asking/AskLink.tsx';
import type { PanelAction } from '../flow/createSubscriptionAction.ts';
import { billingText, dueText, priceText } from '../texts/planTexts.ts';
import { labelOf, statusNote, toneOf } from '../texts/statusTexts.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import * as styles from './SubscriptionCard.css.ts';
import { findInvoice } from '#services/api/subscriptions.ts';
import { PdfDownload } from '../../layout/PdfDownload.tsx';

interface InvoiceDownloadProps {
  readonly type: Subscription['type'];
  readonly invoice: string;
}

/** Downloads the newest invoice of a subscription. */
const InvoiceDownload = ({ type, invoice }: InvoiceDownloadProps) => (
  <PdfDownload
    label="Download invoice"
    find={async () => (await findInvoice(type, invoice)).invoice_pdf}
    failure="The invoice could not be loaded. Please try again."
    reading="reading an invoice"
  />
);

// What is behind the button asks questions, and needs the code of a visit's fields.
const PrescriptionDetails = lazy(() =>
  import('./PrescriptionDetails.tsx').then(({ PrescriptionDetails: component }) => ({ default: component })),
);

interface SubscriptionCardProps {
  readonly userId: string;
  readonly subscription: Subscription;
  readonly onOpen: (subscription: Subscription, action: PanelAction, opener: HTMLElement) => void;
}

/** A subscription: its name, status, next event, and actions. */
export function SubscriptionCard({ userId, subscription, onOpen }: SubscriptionCardProps) {
  const id = useId();
  const { name, type, product_plans: plans, prescriptions, vendor, taken } = subscription;
  const [image] = plans.flatMap(({ product_template: { product_images: images } }) => images);
  const zone = useZone();
  const note = statusNote(subscription, currentOrganization.get().settings.support_email, zone);
  const facts = [billingText(subscription), dueText(subscription, zone)].filter((fact) => fact !== undefined);
  const [prescription] = prescriptions;
  const invoice = vendor?.latest_invoice ?? null;
  const asks = !actionsOf(subscription).includes('message');
  return (
    <Card>
      <article aria-labelledby={id} className={styles.card}>
        <div className={styles.top}>
          {image ? (
            <img src={image.url} alt="" width={72} height={72} className={styles.image} />
          ) : (
            <span className={styles.noImage}>
              <Icon name="package" size="large" />
            </span>
          )}
          <div className={styles.head}>
            <h2 id={id} className={styles.name}>
              {name}
            </h2>
            <p className={styles.labels[toneOf(subscription)]}>{labelOf(subscription)}</p>
          </div>
        </div>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.plan}>
          <p className={styles.price}>{priceText(subscription)}</p>
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
          {taken?.dose && (
            <p className={styles.dose}>{taken.requested ? `You asked for: ${taken.dose}` : taken.dose}</p>
          )}
          {taken?.supply && <p>{taken.supply}</p>}
        </div>
        <SubscriptionActions
          userId={userId}
          subscription={subscription}
          onOpen={(action, opener) => onOpen(subscription, action, opener)}
        />
        {(prescription !== undefined || invoice !== null || asks) && (
          <div className={styles.more}>
            {prescription !== undefined && (
              <PanelButton label="Prescription details">
                <Suspense fallback={<Skeleton bones={[{ height: '1.5rem', width: '60%' }, { height: '5rem' }]} />}>
                  <PrescriptionDetails userId={userId} subscription={subscription} prescription={prescription} />
                </Suspense>
              </PanelButton>
            )}
            {invoice !== null && <InvoiceDownload type={type} invoice={invoice} />}
            {asks && (
              <AskLink
                userId={userId}
                about={{ type: 'subscription', id: subscription._id }}
                className={button({ look: 'quiet' })}
              >
                Ask about this
              </AskLink>
            )}
          </div>
        )}
      </article>
    </Card>
  );
}
