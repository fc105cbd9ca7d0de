import { useId } from 'react';
import { awaitsRecommendation } from '#flows/checkout/rules/quote.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import type { Cart } from '#renderers/ports/ports.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { checkoutWords, planOf } from '#renderers/words/checkoutWords.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import * as products from '../../offers/product/products.css.ts';
import * as styles from './check.css.ts';

interface ChosenProductsProps extends Pick<StepProps<'check'>, 'step' | 'copy' | 'busy' | 'onCorrect'> {
  readonly cart: Cart;
}

const ONCE = 0;

/** What was chosen of a product: its dose, what is supplied, its plan and what that costs. */
function factsOf(
  { selected_configuration: chosen, ...product }: SelectedProduct,
  texts: ChosenProductsProps['step']['products'],
) {
  const { dose, supply, frequency, shipping, pricing } = chosen;
  const waits = awaitsRecommendation({ ...product, selected_configuration: chosen });
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [texts.dose, waits ? checkoutWords.doseLater : (dose ?? frequency)],
    [texts.supply, waits ? undefined : supply],
    [texts.plan, planOf(shipping.non_recurring ? ONCE : shipping.months)],
    [texts.price, waits ? checkoutWords.pricedLater : formatMoney(pricing.total_discount)],
  ];
  return facts.flatMap(([term, told]) => (told ? [{ term, told }] : []));
}

/** The chosen products, with one button that opens the step where they were chosen. */
export function ChosenProducts({ step, cart, busy, copy, onCorrect }: ChosenProductsProps) {
  const id = useId();
  const { title, section } = step.products;
  return (
    <section className={products.section} aria-labelledby={id}>
      <h2 id={id} className={products.sectionTitle}>
        {copy(title)}
      </h2>
      {cart.doseFault !== undefined && <Alert tone="warning">{cart.doseFault}</Alert>}
      {cart.selected.map((product) => (
        <div key={product._id} className={styles.list}>
          <h3 className={products.strong}>{product.name}</h3>
          <dl className={styles.list}>
            {factsOf(product, step.products).map(({ term, told }) => (
              <div key={term} className={styles.row}>
                <dt className={styles.question}>{copy(term)}</dt>
                <dd className={styles.answer}>{told}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <div className={styles.changeAll}>
        <Button
          id={`${id}-change`}
          look="quiet"
          aria-labelledby={`${id}-change ${id}`}
          busy={busy}
          onClick={() => onCorrect({ section })}
        >
          {copy(step.change)}
        </Button>
      </div>
    </section>
  );
}
