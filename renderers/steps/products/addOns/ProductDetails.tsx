import type { ReactNode } from 'react';
import type { Membership } from '#schemas/wire/membership.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { productTypeNames, productWords } from '#renderers/words/productWords.ts';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { WarningList } from '#renderers/ui/feedback/WarningList.tsx';
import { Features } from '../../offers/product/Features.tsx';
import * as products from '../../offers/product/products.css.ts';
import * as styles from './addOns.css.ts';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className={products.strong}>{title}</h3>
    {children}
  </section>
);

interface ProductDetailsProps {
  readonly template: ProductTemplate;
  /** The membership included with the product. */
  readonly membership: Membership | undefined;
}

/** All details of a product. Missing ones are left out. */
export function ProductDetails({ template, membership }: ProductDetailsProps) {
  const {
    name,
    warnings,
    product_name,
    description,
    product_images,
    shop,
    dosage_strengths,
    dosage_frequencies,
    type,
  } = template;
  return (
    <Stack gap="xl">
      <div className={styles.images}>
        {product_images.map((image) => (
          <img key={image} src={image} alt="" width={320} height={240} className={styles.image} />
        ))}
      </div>
      <div>
        <p className={products.strong}>{product_name}</p>
        <p>{description}</p>
        <WarningList about={name} warnings={warnings} />
      </div>
      {membership && (
        <Part title={productWords.howMembershipWorks}>
          <p>{membership.protocol}</p>
        </Part>
      )}
      {membership && (
        <Part title={productWords.membershipFeatures}>
          <Features features={membership.features} />
        </Part>
      )}
      {shop.benefits.length > 0 && (
        <Part title={productWords.benefits}>
          <Features features={shop.benefits} />
        </Part>
      )}
      {dosage_strengths.length > 0 && (
        <Part title={productWords.strengths}>
          <p>{dosage_strengths.join(', ')}</p>
        </Part>
      )}
      {dosage_frequencies.length > 0 && (
        <Part title={productWords.frequencies}>
          <p>{dosage_frequencies.map(({ frequency }) => frequency.label).join(', ')}</p>
        </Part>
      )}
      <Part title={productWords.type}>
        <p>{productTypeNames[type]}</p>
      </Part>
    </Stack>
  );
}
