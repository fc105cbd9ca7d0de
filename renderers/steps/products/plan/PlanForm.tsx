import { configure } from '#flows/checkout/rules/configure.ts';
import type { Cart } from '#renderers/ports/ports.ts';
import { productWords } from '#renderers/words/productWords.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { words } from '#renderers/words/words.ts';
import * as layout from '../../offers/product/offer.css.ts';
import { PlanChoice } from '../../offers/plans/PlanChoice.tsx';
import { usePrepared } from '../../offers/plans/usePrepared.ts';
import { ProblemAlert } from '../../frame/ProblemAlert.tsx';
import { ProductPicture } from '../../offers/product/ProductPicture.tsx';
import { ProductTotals } from '../../offers/totals/ProductTotals.tsx';
import { SummaryBar } from '../../offers/totals/SummaryBar.tsx';
import { AboutProduct } from './AboutProduct.tsx';
import { NoProduct } from './NoProduct.tsx';
import { usePlan } from './usePlan.ts';

interface PlanFormProps extends StepProps<'plan'> {
  readonly cart: Cart;
}

/** The product with a choice of plans, next to the sums of the chosen one. */
export function PlanForm({ step, cart, busy, copy, problem, onSubmit }: PlanFormProps) {
  const offer = cart.offers.find(({ template }) => template._id === cart.current) ?? cart.offers[0];
  const { choice, plans, plan, choose } = usePlan(cart, offer);
  const prepared = usePrepared(offer?.template._id ?? '', step.plans);
  if (!offer) return <NoProduct />;
  if (!choice) return <Alert tone="warning">{productWords.nothingOffered}</Alert>;

  const { template } = offer;
  const submit = () => {
    if (busy || !prepared) return;
    cart.choose([choice], false);
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
        <ProductPicture
          title={template.name}
          image={template.product_images[0]}
          testimonial={template.testimonials[0]}
        />
        <AboutProduct template={template} benefits={copy(step.benefits)} />
        <PlanChoice texts={step.plans} prepared={prepared} plans={plans} plan={plan} copy={copy} onChoose={choose} />
      </div>
      <SummaryBar label={copy(step.summary.title)}>
        <ProblemAlert problem={problem} busy={busy} copy={copy} />
        <ProductTotals
          texts={step.summary}
          selected={[configure(offer, choice, { weight: cart.weight })]}
          copy={copy}
        />
        <Button type="submit" busy={busy} reason={prepared ? undefined : productWords.preparingPlans}>
          {copy(step.continueLabel ?? words.continue)}
        </Button>
      </SummaryBar>
    </form>
  );
}
