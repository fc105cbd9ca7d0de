import { lazy, Suspense, useId } from 'react';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import { usePorts } from '#renderers/ports/ports.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import * as styles from './layout/checkout.css.ts';
import { StepHeading } from '../../frame/StepHeading.tsx';

const readCheckout = preloadable(() => import('./Checkout.tsx'));
const Checkout = lazy(async () => ({ default: (await readCheckout()).Checkout }));

const bones = [{ height: '320px' }, { height: '160px' }, { height: '120px' }, { height: '280px' }] as const;

/** The title for the type of the main product; add-ons are ignored. */
function titleOf(step: StepProps<'checkout'>['step'], cart: ReturnType<typeof usePorts>['cart']): string {
  if (cart.status !== 'ready') return step.title;
  const main = cart.selected.find(({ selected_configuration: { type } }) => type !== 'addon');
  const titles: { readonly [type: string]: string | undefined } = step.titles ?? {};
  return titles[main?.type ?? ''] ?? step.title;
}

/** Postal address, card, discount code and the sums on one screen. */
export function CheckoutStep(props: StepProps<'checkout'>) {
  const { step, copy } = props;
  const { cart } = usePorts();
  const id = useId();
  return (
    <div className={styles.step}>
      <StepHeading id={id} title={copy(titleOf(step, cart))} help={step.help && copy(step.help)} />
      {step.notice && (
        <Alert tone="info" icon="shield">
          {copy(step.notice)}
        </Alert>
      )}
      <Suspense fallback={<Skeleton bones={bones} />}>
        <Checkout {...props} />
      </Suspense>
    </div>
  );
}
