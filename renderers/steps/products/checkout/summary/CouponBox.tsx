import { useId, useRef } from 'react';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { FieldFrame } from '#renderers/ui/inputs/FieldFrame.tsx';
import * as fieldStyles from '#renderers/ui/inputs/field.css.ts';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { checkoutWords } from '#renderers/words/checkoutWords.ts';
import * as styles from '../layout/checkout.css.ts';
import { canApply } from './couponState.ts';
import type { Coupon } from './useCoupon.ts';

interface CouponBoxProps extends Pick<StepProps<'checkout'>, 'busy' | 'copy'> {
  readonly texts: StepProps<'checkout'>['step']['coupon'];
  readonly coupon: Coupon;
}

/** The input for a discount code. Enter applies the code and never submits the order. */
export function CouponBox({ texts, coupon, busy, copy }: CouponBoxProps) {
  const { state, edit, apply } = coupon;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const loading = state.status === 'loading';
  const error = state.status === 'error' ? (state.said ?? copy(texts[state.error])) : undefined;
  const whyNot = error ?? (state.status === 'applied' ? copy(texts.applied) : undefined);

  return (
    <Card>
      <form
        noValidate
        className={styles.couponForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) apply();
        }}
      >
        <FieldFrame
          label={copy(texts.label)}
          error={error}
          optional
          renderControl={(ties) => (
            <div className={styles.coupon}>
              <input
                {...ties}
                ref={input}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                readOnly={busy || loading}
                className={fieldStyles.control}
                value={state.code}
                onChange={(event) => edit(event.target.value)}
              />
              <Button
                type="submit"
                look="secondary"
                busy={loading}
                busyLabel={copy(texts.apply)}
                reasonId={canApply(state) || loading ? undefined : `${id}-reason`}
                onRefused={() => input.current?.focus()}
              >
                {copy(texts.apply)}
              </Button>
            </div>
          )}
        />
        {state.status === 'idle' && state.code === '' ? (
          <p id={`${id}-reason`} className={styles.couponHint}>
            {checkoutWords.enterCode}
          </p>
        ) : (
          <VisuallyHidden id={`${id}-reason`}>{whyNot}</VisuallyHidden>
        )}
        <output className={state.status === 'applied' ? styles.applied : undefined}>
          {state.status === 'applied' && (
            <>
              <Icon name="success" size="small" />
              {copy(texts.applied)}
            </>
          )}
        </output>
        <VisuallyHidden role="alert">{error}</VisuallyHidden>
      </form>
    </Card>
  );
}
