import { useId } from 'react';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { Features } from '../../offers/product/Features.tsx';
import * as products from '../../offers/product/products.css.ts';
import * as styles from './plan.css.ts';
import { WarningList } from '#renderers/ui/feedback/WarningList.tsx';

interface AboutProductProps {
  readonly template: ProductTemplate;
  /** The heading of the benefits. */
  readonly benefits: string;
}

/** The description of a product and its benefits. */
export function AboutProduct({ template, benefits }: AboutProductProps) {
  const id = useId();
  return (
    <section className={styles.about} aria-labelledby={id}>
      <h2 id={id} className={products.sectionTitle}>
        {template.name}
      </h2>
      <p className={styles.description}>{template.description}</p>
      <WarningList about={template.name} warnings={template.warnings} />
      {template.shop.benefits.length > 0 && (
        <>
          <h3 className={products.strong}>{benefits}</h3>
          <Features features={template.shop.benefits} />
        </>
      )}
    </section>
  );
}
