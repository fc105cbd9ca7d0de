import { Link } from '@tanstack/react-router';
import type { Intake } from '#schemas/wire/intake.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import * as styles from '../layout/page.css.ts';

const NO_REASON = 'We cannot use the photo that you sent. Your visit will continue once you send a new one.';

/** Says that the care team needs a new photo before a visit can continue, with a link to the camera. */
export function AwaitingUpdate({ intakes }: { readonly intakes: readonly Intake[] }) {
  const awaiting = intakes.map((intake) => intake.awaiting_patient_update).filter(({ is_awaiting }) => is_awaiting);
  if (awaiting.length === 0) return null;
  const reasons = [...new Set(awaiting.map(({ reason }) => reason ?? NO_REASON))];
  return (
    <div className={styles.section}>
      <Alert
        tone="warning"
        title="Your care team needs a new photo of you"
        action={
          <Link to="/photoreupload/$section" params={{ section: 'profile' }} className={button({ look: 'primary' })}>
            Take a new photo
          </Link>
        }
      >
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Alert>
    </div>
  );
}
