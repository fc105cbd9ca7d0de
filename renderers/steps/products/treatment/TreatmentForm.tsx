import { useId } from 'react';
import { configure } from '#flows/checkout/rules/configure.ts';
import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import { plansOf } from '#flows/checkout/rules/plans.ts';
import { awaitsRecommendation } from '#flows/checkout/rules/quote.ts';
import { usePorts, type Cart } from '#renderers/ports/ports.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { fromPrice, productWords } from '#renderers/words/productWords.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { ChoiceGroup } from '#renderers/ui/choices/ChoiceGroup.tsx';
import * as layout from '../../offers/product/offer.css.ts';
import { PlanChoice } from '../../offers/plans/PlanChoice.tsx';
import { usePrepared } from '../../offers/plans/usePrepared.ts';
import { ProductPicture } from '../../offers/product/ProductPicture.tsx';
import * as products from '../../offers/product/products.css.ts';
import { ProductConfiguration } from './ProductConfiguration.tsx';
import { TreatmentSummary } from './TreatmentSummary.tsx';
import { useTreatment } from './useTreatment.ts';

/** The price of the cheapest plan that renews; undefined where all are bought once. */
function lowestPrice(offer: Offer): string | undefined {
  const [first] = offer.template.dosage_frequencies;
  const monthly = plansOf(offer, first?.frequency.label ?? null).filter(({ type }) => type === 'recurring');
  if (monthly.length === 0) return undefined;
  return fromPrice(formatMoney(Math.min(...monthly.map(({ price }) => price)), { short: true }));
}

interface TreatmentFormProps extends StepProps<'treatment'> {
  readonly cart: Cart;
}

/** The choice of products, doses and plans, next to the sums. */
export function TreatmentForm({ step, cart, busy, copy, problem, onSubmit }: TreatmentFormProps) {
  const { track } = usePorts();
  const itemId = useId();
  const treatment = useTreatment(cart);
  const { offers, current, products: chosen, plans, plan } = treatment;
  const [first] = chosen;
  const prepared = usePrepared(cart.bundle ? 'bundle' : (first?.choice.template ?? ''), step.plans);
  if (!first) return <Alert tone="warning">{productWords.nothingOffered}</Alert>;

  const { template } = first.offer;
  const selected = chosen.map(({ offer, choice }) => configure(offer, choice, { weight: cart.weight }));
  const submit = () => {
    if (busy || !prepared) return;
    cart.choose(
      chosen.map(({ choice }) => choice),
      false,
    );
    track('continue');
    onSubmit({});
  };
  return (
    <form
      noValidate
      className={layout.columns}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {/* While the choice is being sent, it cannot be changed. */}
      <div className={layout.main} inert={busy}>
        {cart.doseFault !== undefined && !busy && <Alert tone="warning">{cart.doseFault}</Alert>}
        {cart.bundle && <h2 className={products.sectionTitle}>{cart.bundle.title}</h2>}
        <ProductPicture
          title={cart.bundle?.title ?? template.name}
          image={cart.bundle?.image ?? template.product_images[0]}
          testimonial={template.testimonials[0]}
        />
        {!cart.bundle && offers.length > 1 && (
          <section className={products.section} aria-labelledby={itemId}>
            <h2 id={itemId} className={products.sectionTitle}>
              {productWords.whichProduct}
            </h2>
            <ChoiceGroup
              type="radio"
              labelledBy={itemId}
              chosen={current === undefined ? [] : [current]}
              choices={offers.map((offer) => ({
                value: offer.template._id,
                label: offer.template.name,
                description: offer.template.settings.short_description ?? undefined,
                price: lowestPrice(offer),
                picture: offer.template.product_images[0],
              }))}
              onChoose={(value) => {
                if (value === current) return;
                treatment.select(value);
                track('item');
              }}
            />
          </section>
        )}
        {chosen.map((product) => (
          <ProductConfiguration
            key={product.choice.template}
            step={step}
            product={product}
            weight={cart.weight}
            busy={busy}
            copy={copy}
            onChange={(choice, what) => {
              treatment.change(choice);
              if (what) track(what);
            }}
          />
        ))}
        <PlanChoice
          texts={step.plans}
          prepared={prepared}
          plans={plans}
          plan={plan}
          priceless={selected.some(awaitsRecommendation)}
          copy={copy}
          onChoose={(option) => {
            treatment.choosePlan(option);
            track('duration');
          }}
        />
      </div>
      <TreatmentSummary step={step} selected={selected} prepared={prepared} problem={problem} busy={busy} copy={copy} />
    </form>
  );
}
