import { useRef } from 'react';
import { useFocusFirstProblem } from '#renderers/answering/useFocusFirstProblem.ts';
import { SelectField } from '#renderers/ui/inputs/SelectField.tsx';
import { productTypeNames } from '#renderers/words/productWords.ts';
import { WarningList } from '#renderers/ui/feedback/WarningList.tsx';
import { mostAtOnce } from '#schemas/mostAtOnce.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import * as styles from './panels.css.ts';

const entries = Array.from({ length: mostAtOnce }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));

interface ProductToBuyProps {
  readonly template: Pick<ProductTemplate, 'name' | 'type' | 'warnings' | 'product_images'>;
  readonly count: number;
  /** Whether the purchase is under way: what is bought stays as it is. */
  readonly busy: boolean;
  /** Why the number was refused; empty where it was not, and a new list for each refusal. */
  readonly refusals: readonly ProblemField[];
  readonly onCount: (count: number) => void;
}

/** What is bought, and how many of it. A lab test is bought for one person, and so once. */
export function ProductToBuy({
  template: { name, type, warnings, product_images: images },
  count,
  busy,
  refusals,
  onCount,
}: ProductToBuyProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusFirstProblem(refusals, root);
  return (
    <div ref={root} className={styles.product}>
      {images[0] !== undefined && <img src={images[0]} alt="" width={96} height={72} className={styles.picture} />}
      <div className={styles.about}>
        <p className={styles.soft}>{productTypeNames[type]}</p>
        <p className={styles.name}>{name}</p>
        <WarningList about={name} warnings={warnings} />
        {type === 'supplement' && (
          <div className={styles.quantity} inert={busy}>
            <SelectField
              label="Quantity"
              always
              entries={entries}
              value={String(count)}
              error={refusals[0]?.message}
              onChange={(value) => onCount(Number(value))}
            />
          </div>
        )}
      </div>
    </div>
  );
}
