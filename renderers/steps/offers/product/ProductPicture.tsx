import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import * as styles from './ProductPicture.css.ts';

interface ProductPictureProps {
  readonly title: string;
  /** Path in the portal; without one there is no picture. */
  readonly image: string | null | undefined;
  readonly testimonial: ProductTemplate['testimonials'][number] | undefined;
}

/** A picture of the product, with a patient's testimonial. */
export function ProductPicture({ title, image, testimonial }: ProductPictureProps) {
  return (
    <div className={styles.picture}>
      {image && <img src={image} alt={title} width={320} height={240} className={styles.image} />}
      {testimonial && (
        <figure className={styles.testimonial}>
          <blockquote className={styles.quote}>{testimonial.testimonial}</blockquote>
          <figcaption className={styles.patient}>{testimonial.full_name}</figcaption>
        </figure>
      )}
    </div>
  );
}
