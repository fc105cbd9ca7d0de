import { awaitsRecommendation, isPriced, quote } from '#flows/checkout/rules/quote.ts';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { doseAfterReview } from '#renderers/words/productWords.ts';
import * as products from '../product/products.css.ts';
import * as styles from './ProductTotals.css.ts';
import * as line from './TotalLine.css.ts';

interface TotalLineProps {
  readonly label: string;
  readonly amount: string;
  /** Whether this is the total. */
  readonly main?: boolean;
}

/** One line of the sums. Must be inside a description list. */
function TotalLine({ label, amount, main = false }: TotalLineProps) {
  return (
    <div className={main ? line.main : line.line}>
      <dt>{label}</dt>
      <dd className={line.amount}>{amount}</dd>
    </div>
  );
}

/** The value of the included lab analysis, in cents for each month of the plan. */
const LAB_ANALYSIS = 4000;

interface ProductTotalsProps {
  readonly texts: StepOf<'plan'>['summary'];
  readonly selected: readonly SelectedProduct[];
  readonly copy: (text: string) => string;
}

const labMonths = (selected: readonly SelectedProduct[]) =>
  selected
    .filter(({ type }) => type === 'lab')
    .reduce((months, { selected_configuration }) => months + selected_configuration.shipping.months, 0);

/** The sums of the chosen products that already have a price; of several, what each adds to them. */
export function ProductTotals({ texts, selected, copy }: ProductTotalsProps) {
  const { subTotal, savings, total } = quote(selected);
  const waiting = selected.filter(awaitsRecommendation);
  const names = selected.length > 1 ? waiting.map(({ name }) => name).join(' and ') : undefined;
  const months = labMonths(selected);
  return (
    <>
      <h2 className={`${products.sectionTitle} ${styles.title}`}>{copy(texts.title)}</h2>
      {waiting.length > 0 && <p className={styles.note}>{doseAfterReview(names)}</p>}
      {waiting.length < selected.length && (
        <dl className={styles.totals} aria-live="polite">
          {selected.length > 1 &&
            selected
              .filter(isPriced)
              .map(({ _id, name, selected_configuration: { pricing } }) => (
                <TotalLine key={_id} label={name} amount={formatMoney(pricing.total)} />
              ))}
          <TotalLine label={copy(texts.subTotal)} amount={formatMoney(subTotal)} />
          {savings > 0 && <TotalLine label={copy(texts.savings)} amount={formatMoney(-savings)} />}
          <TotalLine main label={copy(texts.total)} amount={formatMoney(total)} />
        </dl>
      )}
      {texts.labSaving && months > 0 && (
        <p className={styles.note}>
          {copy(texts.labSaving).replace('{amount}', () => formatMoney(LAB_ANALYSIS * months, { short: true }))}
        </p>
      )}
    </>
  );
}
