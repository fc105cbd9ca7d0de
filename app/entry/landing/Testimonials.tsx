import type { Organization } from '#schemas/wire/organization.ts';
import * as styles from './Testimonials.css.ts';

/** Testimonials of patients. */
export function Testimonials({ testimonials }: Pick<Organization['settings'], 'testimonials'>) {
  return testimonials.map(({ full_name: name, testimonial }) => (
    <figure key={name + testimonial} className={styles.testimonial}>
      <blockquote className={styles.quote}>{testimonial}</blockquote>
      <figcaption className={styles.name}>{name}</figcaption>
    </figure>
  ));
}
