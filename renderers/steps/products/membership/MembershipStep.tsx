import { productWords } from '#renderers/words/productWords.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import type { Cart } from '#renderers/ports/ports.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import * as styles from './membership.css.ts';
import { MembershipForm } from './MembershipForm.tsx';
import { CartGate } from '../../offers/product/CartGate.tsx';
import { form } from '../../frame/StepForm.css.ts';
import { StepHeading } from '../../frame/StepHeading.tsx';

const bones = [{ height: '280px' }, { height: '88px' }, { height: '88px' }];

/** The memberships of the coaching programs for sale, and the one that the visit offers. */
function offeredIn({ offers, memberships, offeredMembership }: Cart) {
  const programs = offers.filter(({ template }) => template.type === 'coaching_membership');
  const ids = new Set([...programs.map(({ template }) => template.membership), offeredMembership]);
  return [...ids].flatMap((id) => (id === null ? [] : (memberships.get(id) ?? [])));
}

/** The memberships that a visit offers, their benefits, and their prices. */
export function MembershipStep(props: StepProps<'membership'>) {
  const { step, copy } = props;
  return (
    <div className={`${form} ${styles.step}`}>
      <StepHeading title={copy(step.title)} help={step.help && copy(step.help)} />
      <CartGate bones={bones}>
        {(cart) => {
          const offered = offeredIn(cart);
          const [first] = offered;
          return first ? (
            <MembershipForm {...props} offered={[first, ...offered.slice(1)]} cart={cart} />
          ) : (
            <Alert tone="warning">{productWords.nothingOffered}</Alert>
          );
        }}
      </CartGate>
    </div>
  );
}
