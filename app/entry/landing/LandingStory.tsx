import type { Landing } from './Landing.ts';
import * as styles from './LandingStory.css.ts';
import { Testimonials } from './Testimonials.tsx';

/** The contents of a landing page: badge, title, description, hero image, and testimonials. */
export function LandingStory({ landing }: { readonly landing: Landing }) {
  const { badge, color, title, description, warnings, image, backdrop, testimonials } = landing;
  return (
    <div className={styles.story}>
      <div className={styles.words}>
        {badge !== '' && (
          <p className={styles.badge}>
            {/* An SVG, because the content security policy forbids inline styles in the server-rendered page. */}
            {color !== undefined && (
              <svg className={styles.mark} viewBox="0 0 10 10" aria-hidden="true" focusable="false">
                <circle cx="5" cy="5" r="5" fill={color} />
              </svg>
            )}
            {badge}
          </p>
        )}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.description}>{description}</p>
        {warnings.length > 0 && (
          <ul className={styles.warnings} aria-label={`Warnings about ${title}`}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.hero}>
        <img src={backdrop} alt="" className={styles.backdrop} />
        {image !== undefined && <img src={image} alt={title} className={styles.image} />}
      </div>
      <div className={styles.testimonials}>
        <Testimonials testimonials={testimonials} />
      </div>
    </div>
  );
}
