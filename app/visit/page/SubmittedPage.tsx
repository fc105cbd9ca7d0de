import { SUBMITTED_TITLE } from '#flows/visit/submittedTexts.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { asksToVerify } from '../../patient/asksToVerify.ts';
import { Thanks } from '../../receipt/Thanks.tsx';
import { VisitReceipt } from '../../receipt/VisitReceipt.tsx';

interface SubmittedPageProps {
  readonly intake: Intake;
  readonly user: User;
  /** Whether the patient came to pay for it again, perhaps in another tab. */
  readonly again: boolean;
}

/** What became of a visit that was sent, and what the patient can do meanwhile. It says what the receipt by mail says. */
export function SubmittedPage({ intake, user, again }: SubmittedPageProps) {
  const dashboard = `/dashboard/${user._id}`;
  const home = `${dashboard}/profile`;
  return (
    <Thanks
      title={SUBMITTED_TITLE}
      home={home}
      links={[
        asksToVerify(user) && (
          <a key="identity" href={`/verification/${user._id}/verify_account`}>
            Verify your identity
          </a>
        ),
        <a key="messages" href={`${dashboard}/messages`}>
          Write to your care team
        </a>,
        <a key="appointments" href={`${dashboard}/appointments`}>
          See your appointments
        </a>,
      ]}
      action={
        <a href={home} className={button()}>
          Go to my dashboard
        </a>
      }
    >
      {again && <Alert tone="info">This intake has already been paid.</Alert>}
      <VisitReceipt intake={intake} user={user} />
    </Thanks>
  );
}
