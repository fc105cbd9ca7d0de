import { useId } from 'react';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { Charge } from '#schemas/wire/charge.ts';
import type { ShowcaseDetails } from '#schemas/wire/showcase.ts';
import { findOrderDetails } from '#services/api/showcase.ts';
import { doseLineText } from '../events/dosesText.ts';
import { PdfDownload } from '../layout/PdfDownload.tsx';
import * as page from '../layout/page.css.ts';
import * as styles from './orders.css.ts';

interface OrderPriceProps {
  readonly order: ShowcaseDetails;
  /** IANA name of the patient's time zone. */
  readonly zone: string;
}

async function invoiceOf(orderId: string): Promise<string> {
  const { charge } = await findOrderDetails(orderId);
  if (charge === null || charge.receipt === null) throw new Error('the order has no invoice any more');
  return charge.receipt;
}

const paid = (on: string) => `Paid on ${on}`;

const words: { readonly [S in Charge['status']]: (on: string) => string } = {
  authorized: () => 'Reserved, not charged yet',
  paid,
  voided: () => 'Released, never charged',
  partly_refunded: paid,
  refunded: paid,
  failed: () => 'Card refused, not charged',
};

/** What became of the money. */
function paidText({ status, settled_at: at, created_at: since, paid_with: card }: Charge, zone: string): string {
  const said = words[status](momentText(new Date(at ?? since), 'date', zone));
  return card === null ? said : `${said} · ${card}`;
}

interface LineProps {
  readonly what: string;
  readonly sum: string;
  readonly isTotal?: boolean;
}

const Line = ({ what, sum, isTotal = false }: LineProps) => (
  <div className={isTotal ? styles.total : styles.line}>
    <dt>{what}</dt>
    <dd className={styles.sum}>{sum}</dd>
  </div>
);

/** What was ordered, in which dose, and what it costs, line by line, with the invoice once it was paid. */
export function OrderPrice({ order: { _id, name, amount, doses, charge }, zone }: OrderPriceProps) {
  const id = useId();
  const lines = charge?.lines ?? [{ description: name, amount }];
  const { discount = 0, refunded = 0 } = charge ?? {};
  return (
    <Card aria-labelledby={id}>
      <div className={page.visit}>
        <h2 id={id} className={page.visitName}>
          What you ordered
        </h2>
        <dl className={styles.lines}>
          {lines.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- what was bought twice stands there twice
            <Line key={place} what={line.description} sum={formatMoney(line.amount)} />
          ))}
          {discount > 0 && <Line what="Discount" sum={`-${formatMoney(discount)}`} />}
          <Line what="Total" sum={formatMoney(charge?.amount ?? amount)} isTotal />
          {refunded > 0 && <Line what="Refunded" sum={`-${formatMoney(refunded)}`} />}
        </dl>
        {doses.length > 0 && (
          <dl className={styles.doses}>
            {doses.map((line) => (
              <div key={line.name}>
                <dt className={styles.soft}>{doses.length === 1 ? 'Your dose' : `Dose of ${line.name}`}</dt>
                <dd className={styles.dose}>{doseLineText(line)}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={styles.paid}>
          <p className={styles.soft}>{charge ? paidText(charge, zone) : 'Nothing was charged to your card.'}</p>
          {charge && charge.receipt !== null && (
            <PdfDownload
              label="Invoice"
              describedBy={id}
              find={() => invoiceOf(_id)}
              failure="The invoice could not be loaded. Please try again."
              reading="reading the invoice of an order"
            />
          )}
        </div>
      </div>
    </Card>
  );
}
