import { useId } from 'react';
import { PlanCard, type PlanTexts } from '#renderers/ui/choices/PlanCard.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import * as styles from '../product/products.css.ts';

interface PlanGroupProps {
  /** Id of the heading. */
  readonly labelledBy: string;
  readonly plans: readonly (PlanTexts & { readonly value: string })[];
  readonly chosen: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** A radio group of plan cards. */
export function PlanGroup({ labelledBy, plans, chosen, onChoose }: PlanGroupProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.plans}>
      <Stack gap="m">
        {plans.map(({ value, ...texts }) => (
          <PlanCard
            key={value}
            name={name}
            value={value}
            texts={texts}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter would submit the form without choosing the focused plan.
              event.preventDefault();
              onChoose(value);
            }}
          />
        ))}
      </Stack>
    </div>
  );
}
