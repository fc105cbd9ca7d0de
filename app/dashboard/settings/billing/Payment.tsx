import { useId } from 'react';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import type { Charge } from '#schemas/wire/charge.ts';
import { findCharge } from '#services/api/charges.ts';
import { PdfDownload } from '../../layout/PdfDownload.tsx';
import { chargeTexts } from './chargeTexts.ts';
import * as styles from './payments.css.ts';

async function receiptOf(chargeId: string): Promise<string> {
  const { receipt } = await findCharge(chargeId);
  if (receipt === null) throw new Error('the charge has no receipt any more');
  return receipt;
}

interface PaymentProps {
  readonly charge: Charge;
  /** IANA name of the patient's time zone. */
  readonly zone: string;
}

/** A charge: when, what for, how much, and what became of it. */
export function Payment({ charge, zone }: PaymentProps) {
  const id = useId();
  const { _id, created_at, lines, discount, paid_with, receipt } = charge;
  const { icon, tone, status, day, total } = chargeTexts(charge, zone);
  const [only, ...more] = lines;
  const itemized = more.length > 0 || discount > 0;
  return (
    <li className={styles.payment}>
      <p className={styles.day} id={`${id}day`}>
        <time dateTime={created_at}>{day}</time>
      </p>
      <p className={styles.total}>{total}</p>
      <div className={styles.what} id={`${id}what`} tabIndex={-1}>
        {itemized ? (
          <ul className={styles.lines}>
            {lines.map(({ description, amount }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- what was bought twice stands there twice
              <li key={place} className={styles.line}>
                <span>{description}</span> <span className={styles.amount}>{formatMoney(amount)}</span>
              </li>
            ))}
            {discount > 0 && (
              <li className={styles.line}>
                <span>Discount</span> <span className={styles.amount}>-{formatMoney(discount)}</span>
              </li>
            )}
          </ul>
        ) : (
          <p>{only?.description}</p>
        )}
      </div>
      <div className={styles.settled}>
        <p className={styles.statuses[tone]}>
          <Icon name={icon} size="small" />
          <span>{status}</span>
        </p>
        {paid_with !== null && <p className={styles.soft}>{paid_with}</p>}
      </div>
      {receipt !== null && (
        <PdfDownload
          label="Receipt"
          describedBy={`${id}day ${id}what`}
          find={() => receiptOf(_id)}
          failure="The receipt could not be loaded. Please try again."
          reading="reading a receipt"
        />
      )}
    </li>
  );
}
