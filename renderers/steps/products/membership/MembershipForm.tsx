import { useId, useState } from 'react';
import { firstChoice } from '#flows/checkout/rules/configure.ts';
import type { Membership, MembershipPrice } from '#schemas/wire/membership.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { monthsText } from '#flows/kinds/describing/monthsText.ts';
import { usePorts, type Cart } from '#renderers/ports/ports.ts';
import { billed, productWords } from '#renderers/words/productWords.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { words } from '#renderers/words/words.ts';
import { Features } from '../../offers/product/Features.tsx';
import { PlanGroup } from '../../offers/plans/PlanGroup.tsx';
import { ProblemAlert } from '../../frame/ProblemAlert.tsx';
import * as products from '../../offers/product/products.css.ts';
import { actions } from '../../frame/StepForm.css.ts';
import { IncludedProducts } from './IncludedProducts.tsx';
import * as styles from './membership.css.ts';

interface MembershipFormProps extends StepProps<'membership'> {
  readonly cart: Cart;
  readonly membership: Membership;
  readonly prices: readonly MembershipPrice[];
}

const monthly = ({ price, recurring: { interval_count } }: MembershipPrice) =>
  `${formatMoney(Math.round(price / Math.max(interval_count, 1)))}${productWords.perMonth}`;

const priceTexts = (price: MembershipPrice) => {
  const months = price.recurring.interval_count;
  return {
    value: price._id,
    title: monthsText(months),
    price: monthly(price),
    note: months > 1 ? `${formatMoney(price.price)} ${billed(months)}` : billed(months),
  };
};

/** One membership with a choice of prices. */
export function MembershipForm(props: MembershipFormProps) {
  const { step, cart, membership, prices, busy, copy, problem, onSubmit } = props;
  const { track } = usePorts();
  const id = useId();
  const [chosen, setChosen] = useState(
    () =>
      (
        prices.find(({ _id }) => _id === cart.membershipPrice) ??
        prices.find(({ recurring }) => recurring.interval_count === cart.preferredMonths) ??
        prices[0]
      )?._id,
  );
  const price = prices.find(({ _id }) => _id === chosen);

  const submit = () => {
    if (busy || !price) return;
    cart.chooseMembership(price);
    const offer = cart.offers.find(({ template }) => template.membership === membership._id) ?? cart.offers[0];
    const choice = offer && firstChoice(offer, { months: price.recurring.interval_count });
    if (choice) cart.choose([choice], false);
    track('continue');
    onSubmit({});
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.form} inert={busy}>
        <section className={styles.card} aria-labelledby={`${id}-name`}>
          <div>
            <h2 id={`${id}-name`} className={products.sectionTitle}>
              {membership.name}
            </h2>
            <p>{membership.description}</p>
          </div>
          <Features features={membership.features} />
          <p className={styles.value}>{copy(step.values[membership.type])}</p>
        </section>
        {membership.included_products.length > 0 && (
          <IncludedProducts title={copy(step.included)} products={membership.included_products} />
        )}
        <section className={products.section} aria-labelledby={`${id}-prices`}>
          <h2 id={`${id}-prices`} className={products.sectionTitle}>
            {copy(step.prices)}
          </h2>
          <PlanGroup
            labelledBy={`${id}-prices`}
            plans={prices.map(priceTexts)}
            chosen={chosen}
            onChoose={(value) => {
              setChosen(value);
              track('duration');
            }}
          />
        </section>
      </div>
      <ProblemAlert problem={problem} busy={busy} copy={copy} />
      <div className={actions}>
        <Button type="submit" full busy={busy}>
          {copy(step.continueLabel ?? words.continue)}
        </Button>
      </div>
    </form>
  );
}
