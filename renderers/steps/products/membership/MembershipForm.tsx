import { useId, useState } from 'react';
import { firstChoice } from '#flows/checkout/rules/configure.ts';
import type { Membership, MembershipPrice } from '#schemas/wire/membership.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { monthsText } from '#flows/kinds/describing/monthsText.ts';
import { usePorts, type Cart } from '#renderers/ports/ports.ts';
import { billed, fromPrice, productWords } from '#renderers/words/productWords.ts';
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

interface Offered {
  readonly membership: Membership;
  readonly prices: readonly MembershipPrice[];
}

interface MembershipFormProps extends StepProps<'membership'> {
  readonly cart: Cart;
  readonly offered: readonly [Offered, ...Offered[]];
}

/** Cents a month. */
const perMonth = ({ price, recurring: { interval_count } }: MembershipPrice) =>
  Math.round(price / Math.max(interval_count, 1));

const priceTexts = (price: MembershipPrice) => {
  const months = price.recurring.interval_count;
  return {
    value: price._id,
    title: monthsText(months),
    price: `${formatMoney(perMonth(price))}${productWords.perMonth}`,
    note: months > 1 ? `${formatMoney(price.price)} ${billed(months)}` : billed(months),
  };
};

/** The price that is chosen first: the one chosen before, or that of the preferred number of months. */
const firstPrice = (prices: readonly MembershipPrice[], { membershipPrice, preferredMonths }: Cart) =>
  prices.find(({ _id }) => _id === membershipPrice) ??
  prices.find(({ recurring }) => recurring.interval_count === preferredMonths) ??
  prices[0];

const membershipTexts = ({ membership, prices }: Offered) => {
  const monthly = prices.map(perMonth);
  return {
    value: membership._id,
    title: membership.name,
    price: monthly.length > 0 ? fromPrice(formatMoney(Math.min(...monthly))) : undefined,
    note: membership.description,
  };
};

/** The memberships to choose from, where there are several, and the prices of the chosen one. */
export function MembershipForm(props: MembershipFormProps) {
  const { step, cart, offered, busy, copy, problem, onSubmit } = props;
  const { track } = usePorts();
  const id = useId();
  const [wanted, setWanted] = useState(cart.offeredMembership);
  const { membership, prices } = offered.find((one) => one.membership._id === wanted) ?? offered[0];
  const [months, setMonths] = useState(() => firstPrice(prices, cart)?.recurring.interval_count);
  // The number of months stays when another membership is chosen.
  const price = prices.find(({ recurring }) => recurring.interval_count === months) ?? prices[0];

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
        {offered.length > 1 && (
          <section className={products.section} aria-labelledby={`${id}-memberships`}>
            <h2 id={`${id}-memberships`} className={products.sectionTitle}>
              {copy(step.memberships)}
            </h2>
            <PlanGroup
              labelledBy={`${id}-memberships`}
              plans={offered.map(membershipTexts)}
              chosen={membership._id}
              onChoose={(value) => {
                setWanted(value);
                track('item');
              }}
            />
          </section>
        )}
        <section className={styles.card} aria-labelledby={`${id}-name`}>
          <div>
            <h2 id={`${id}-name`} className={products.sectionTitle}>
              {membership.name}
            </h2>
            {offered.length === 1 && <p>{membership.description}</p>}
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
            chosen={price?._id}
            onChoose={(value) => {
              setMonths(prices.find(({ _id }) => _id === value)?.recurring.interval_count);
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
