import { answerHours } from '#flows/hours/answerHours.ts';
import { useServerNow } from '#app/time/useServerNow.ts';
import { useZone } from '#app/time/useZone.ts';
import { bannerTexts } from './bannerTexts.ts';
import * as styles from './AnswerBanner.css.ts';

/** When the care team answers. As long as it is not known what time it is, there is no banner. */
export function AnswerBanner() {
  const now = useServerNow();
  const zone = useZone();
  if (!now) return null;
  const hours = answerHours(now);
  const { title, text } = bannerTexts(hours, zone);
  return (
    <section aria-label="When we answer" className={styles.banner}>
      <span className={styles.lights[hours.state]} aria-hidden="true" />
      {/* Zones and dates: what the server has written stays, where the browser would write it differently. */}
      <p className={styles.text} suppressHydrationWarning>
        <strong className={styles.title}>{title}</strong> {text}{' '}
        <span className={styles.hours}>Mon-Fri 9 AM-7 PM EST</span>
      </p>
    </section>
  );
}
