import type { StepProps } from '#renderers/answering/StepProps.ts';
import { PlanForm } from './PlanForm.tsx';
import { CartGate } from '../../offers/product/CartGate.tsx';
import * as layout from '../../offers/product/offer.css.ts';
import { StepHeading } from '../../frame/StepHeading.tsx';

/** The skeleton of a picture, a product description, and its plans. */
const bones = [
  { height: '240px' },
  { height: '1.5rem', width: '40%' },
  { height: '64px' },
  { height: '88px' },
  { height: '88px' },
];

/** The choice of a plan for one product, with the sums. */
export function PlanStep(props: StepProps<'plan'>) {
  const { step, copy } = props;
  return (
    <div className={layout.step}>
      <StepHeading title={copy(step.title)} help={step.help && copy(step.help)} />
      <CartGate bones={bones}>{(cart) => <PlanForm {...props} cart={cart} />}</CartGate>
    </div>
  );
}
