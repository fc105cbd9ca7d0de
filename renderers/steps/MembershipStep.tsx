import { productWords } from '../words/productWords.ts';
import type { StepProps } from '../answering/StepProps.ts';
import { Alert } from '../ui/Alert.tsx';
import * as styles from './membership/membership.css.ts';
import { MembershipForm } from './membership/MembershipForm.tsx';
import { CartGate } from './products/CartGate.tsx';
import { form } from './StepForm.css.ts';
import { StepHeading } from './StepHeading.tsx';

const bones = [{ height: '280px' }, { height: '88px' }, { height: '88px' }];

/** The membership that a visit offers, its benefits, and its prices. */
export function MembershipStep(props: StepProps<'membership'>) {
  const { step, copy } = props;
  return (
    <div className={`${form} ${styles.step}`}>
      <StepHeading title={copy(step.title)} help={step.help && copy(step.help)} />
      <CartGate bones={bones}>
        {(cart) => {
          const offered = cart.memberships.get(cart.offeredMembership ?? '');
          return offered ? (
            <MembershipForm {...props} {...offered} cart={cart} />
          ) : (
            <Alert tone="warning">{productWords.nothingOffered}</Alert>
          );
        }}
      </CartGate>
    </div>
  );
}
