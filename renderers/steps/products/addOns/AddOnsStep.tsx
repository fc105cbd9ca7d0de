import type { StepProps } from '#renderers/answering/StepProps.ts';
import { AddOnsForm } from './AddOnsForm.tsx';
import { CartGate } from '../../offers/product/CartGate.tsx';
import * as layout from '../../offers/product/offer.css.ts';
import { StepHeading } from '../../frame/StepHeading.tsx';

const bones = [{ height: '168px' }, { height: '168px' }];

/** Products that the patient may add to the visit's products, or none. */
export function AddOnsStep(props: StepProps<'add-ons'>) {
  const { step, copy } = props;
  return (
    <div className={layout.step}>
      <StepHeading title={copy(step.title)} help={step.help && copy(step.help)} />
      <CartGate bones={bones}>{(cart) => <AddOnsForm {...props} cart={cart} />}</CartGate>
    </div>
  );
}
