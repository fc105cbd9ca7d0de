import { useId } from 'react';
import type { PlanOption } from '#flows/checkout/rules/plans.ts';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import { SkeletonBlock } from '#renderers/ui/loading/SkeletonBlock.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { words } from '#renderers/words/words.ts';
import * as styles from './PlanChoice.css.ts';
import { PlanGroup } from './PlanGroup.tsx';
import { planTexts, planWithoutPrice } from './planTexts.ts';
import * as products from '../product/products.css.ts';

interface PlanChoiceProps {
  readonly texts: StepOf<'plan'>['plans'];
  /** Whether the "preparing" delay is over. */
  readonly prepared: boolean;
  readonly plans: readonly PlanOption[];
  readonly plan: PlanOption | undefined;
  /** Whether the care team recommends a dose first, so that these prices do not apply. */
  readonly priceless?: boolean;
  readonly copy: (text: string) => string;
  readonly onChoose: (plan: PlanOption) => void;
}

/** The plans as cards; while they are being prepared, skeletons. */
export function PlanChoice({ texts, prepared, plans, plan, priceless = false, copy, onChoose }: PlanChoiceProps) {
  const id = useId();
  const cardWords = { bestValue: copy(texts.bestValue), fullPrice: copy(texts.fullPrice), save: copy(texts.save) };
  return (
    <section className={products.section} aria-labelledby={id}>
      <h2 id={id} className={products.sectionTitle}>
        {copy(texts.title)}
      </h2>
      {prepared ? (
        <PlanGroup
          labelledBy={id}
          plans={plans.map((option) => ({
            value: option.id,
            ...(priceless ? planWithoutPrice(option) : planTexts(option, cardWords)),
          }))}
          chosen={plan?.id}
          onChoose={(value) => {
            const chosen = plans.find((option) => option.id === value);
            if (chosen) onChoose(chosen);
          }}
        />
      ) : (
        <output className={styles.bones}>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          {plans.map((option) => (
            <span key={option.id} className={styles.bone}>
              <SkeletonBlock height="100%" />
            </span>
          ))}
        </output>
      )}
    </section>
  );
}
