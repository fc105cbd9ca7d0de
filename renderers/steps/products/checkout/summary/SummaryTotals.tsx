import type { Quote } from '#flows/checkout/rules/quote.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import * as styles from '../layout/checkout.css.ts';

interface SummaryTotalsProps extends Pick<StepProps<'checkout'>, 'copy'> {
  readonly texts: StepProps<'checkout'>['step']['summary'];
  readonly quote: Quote;
  readonly hasLabWork: boolean;
}

/** A discount with its minus sign. */
const minus = (cents: number) => `-${formatMoney(cents)}`;

/** The sums of the order, line by line: a column that adds up, without what takes off nothing. */
export function SummaryTotals({ texts, quote, hasLabWork, copy }: SummaryTotalsProps) {
  const { subTotal, specialDiscount, savings, total } = quote;
  const free = copy(texts.free);
  const lines = [
    { label: texts.subTotal, amount: formatMoney(subTotal), look: styles.line },
    savings > 0 && { label: texts.savings, amount: minus(savings), look: styles.saving },
    specialDiscount > 0 && { label: texts.specialDiscount, amount: minus(specialDiscount), look: styles.saving },
    hasLabWork && { label: texts.labWork, amount: free, look: styles.line },
    { label: texts.shipping, amount: free, look: styles.line },
    { label: texts.total, amount: formatMoney(total), look: styles.total },
  ].filter((line) => line !== false);
  return (
    <dl className={styles.totals}>
      {lines.map(({ label, amount, look }) => (
        <div key={label} className={look}>
          <dt>{copy(label)}</dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
