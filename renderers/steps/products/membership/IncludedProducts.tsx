import { useId } from 'react';
import type { Membership } from '#schemas/wire/membership.ts';
import { Features } from '../../offers/product/Features.tsx';
import * as products from '../../offers/product/products.css.ts';
import * as styles from './membership.css.ts';

interface IncludedProductsProps {
  readonly title: string;
  readonly products: Membership['included_products'];
}

/** The products included with a membership. */
export function IncludedProducts({ title, products: included }: IncludedProductsProps) {
  const id = useId();
  return (
    <section className={products.section} aria-labelledby={id}>
      <h2 id={id} className={products.sectionTitle}>
        {title}
      </h2>
      <ul className={styles.included}>
        {included.map(({ name, image, features }) => (
          <li key={name} className={styles.card}>
            {image && <img src={image} alt="" width={320} height={240} className={styles.image} />}
            <h3 className={products.strong}>{name}</h3>
            <Features features={features} />
          </li>
        ))}
      </ul>
    </section>
  );
}
