import { productWords } from '#renderers/words/productWords.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import * as styles from './membership.css.ts';
import { MembershipForm } from './MembershipForm.tsx';
import { CartGate } from '../../offers/product/CartGate.tsx';
import { form } from '../../frame/StepForm.css.ts';
import { StepHeading } from '../../frame/StepHeading.tsx';

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
