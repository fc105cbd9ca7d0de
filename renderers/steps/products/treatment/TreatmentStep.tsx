import type { StepProps } from '#renderers/answering/StepProps.ts';
import { CartGate } from '../../offers/product/CartGate.tsx';
import * as layout from '../../offers/product/offer.css.ts';
import { StepHeading } from '../../frame/StepHeading.tsx';
import { TreatmentForm } from './TreatmentForm.tsx';

/** The skeleton of a picture, a product and its plans. */
const bones = [
  { height: '240px' },
  { height: '1.5rem', width: '40%' },
  { height: '64px' },
  { height: '64px' },
  { height: '88px' },
  { height: '88px' },
];

/** The products of a visit with their doses and plans, and the sums. */
export function TreatmentStep(props: StepProps<'treatment'>) {
  const { step, copy } = props;
  return (
    <div className={layout.step}>
      <StepHeading title={copy(step.title)} help={step.help && copy(step.help)} />
      <CartGate bones={bones}>{(cart) => <TreatmentForm {...props} cart={cart} />}</CartGate>
    </div>
  );
}
