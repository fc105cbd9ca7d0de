import { SUBMITTED_TITLE, submittedTexts } from '#flows/visit/submittedTexts.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { SuccessDialog } from '#renderers/ui/overlays/SuccessDialog.tsx';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { asksToVerify } from '../../patient/asksToVerify.ts';
import { Facts } from '../../receipt/Facts.tsx';
import { submittedVisitOf } from '../../receipt/submittedVisitOf.ts';
import { useNow } from '../../time/useNow.ts';

interface WelcomeDialogProps {
  /** A visit that was sent. */
  readonly visit: Intake;
  readonly user: Pick<User, 'state' | 'verificationStatus'>;
  readonly onClose: () => void;
}

/** Says of a visit that was just sent what it was and what comes next, as its receipt does. */
export function WelcomeDialog({ visit, user, onClose }: WelcomeDialogProps) {
  const now = useNow();
  const { sent, review, next } = submittedTexts(submittedVisitOf(visit, user), now);
  return (
    <SuccessDialog
      title={SUBMITTED_TITLE}
      onClose={onClose}
      confetti
      actions={<Button onClick={onClose}>Continue</Button>}
    >
      <Facts
        facts={[
          { label: 'Your visit', text: `${visit.intake_template.header.name}, sent on ${sent}` },
          { label: 'Who looks at it', text: review },
          { label: 'What comes next', text: next },
          {
            label: 'What you can do',
            text: asksToVerify(user) ? 'Verify your identity, so that nothing is held up.' : undefined,
          },
        ]}
      />
    </SuccessDialog>
  );
}
