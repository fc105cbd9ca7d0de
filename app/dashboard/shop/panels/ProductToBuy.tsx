import { SelectField } from '#renderers/ui/inputs/SelectField.tsx';
import { productTypeNames } from '#renderers/words/productWords.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import * as styles from './panels.css.ts';

/** The most of one product that are bought at once. */
const MOST = 10;

const entries = Array.from({ length: MOST }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));

interface ProductToBuyProps {
  readonly template: Pick<ProductTemplate, 'name' | 'type' | 'product_images'>;
  readonly count: number;
  /** Whether the purchase is under way: what is bought stays as it is. */
  readonly busy: boolean;
  readonly onCount: (count: number) => void;
}

/** What is bought, and how many of it. A lab test is bought for one person, and so once. */
export const ProductToBuy = ({
  template: { name, type, product_images: images },
  count,
  busy,
  onCount,
}: ProductToBuyProps) => (
  <div className={styles.product}>
    {images[0] !== undefined && <img src={images[0]} alt="" width={96} height={72} className={styles.picture} />}
    <div className={styles.about}>
      <p className={styles.soft}>{productTypeNames[type]}</p>
      <p className={styles.name}>{name}</p>
      {type === 'supplement' && (
        <div className={styles.quantity} inert={busy}>
          <SelectField
            label="Quantity"
            always
            entries={entries}
            value={String(count)}
            onChange={(value) => onCount(Number(value))}
          />
        </div>
      )}
    </div>
  </div>
);
