import type { StepProps } from '../answering/StepProps.ts';
import { AddOnsForm } from './addOns/AddOnsForm.tsx';
import * as styles from './addOns/addOns.css.ts';
import { CartGate } from './products/CartGate.tsx';
import { StepHeading } from './StepHeading.tsx';
import { form } from './StepForm.css.ts';

const bones = [{ height: '168px' }, { height: '168px' }];

/** Products that the patient may add to the visit's products, or none. */
export function AddOnsStep(props: StepProps<'add-ons'>) {
  const { step, copy } = props;
  return (
    <div className={`${form} ${styles.step}`}>
      <StepHeading title={copy(step.title)} help={step.help && copy(step.help)} />
      <CartGate bones={bones}>{(cart) => <AddOnsForm {...props} cart={cart} />}</CartGate>
    </div>
  );
}
