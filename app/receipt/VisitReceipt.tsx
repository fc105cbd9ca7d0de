import { submittedTexts } from '#flows/visit/submittedTexts.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { useNow } from '../time/useNow.ts';
import { Receipt } from './Receipt.tsx';
import { submittedVisitOf } from './submittedVisitOf.ts';

interface VisitReceiptProps {
  /** A visit that was sent. */
  readonly intake: Intake;
  readonly user: Pick<User, 'state' | 'email'>;
}

/** What the receipt by mail says of a visit that was sent, and where it stands by now. */
export function VisitReceipt({ intake, user }: VisitReceiptProps) {
  const now = useNow();
  const { number, sent, money, review, next } = submittedTexts(submittedVisitOf(intake, user), now);
  const names = intake.products.map(({ name }) => name);
  return (
    <Receipt
      number={number}
      facts={[
        { label: 'Submitted', text: sent },
        { label: 'Your order', text: names.length > 0 ? names.join(', ') : undefined },
        { label: 'Payment', text: money },
        { label: 'Who looks at it', text: review },
        { label: 'What comes next', text: next },
        { label: 'Confirmation', text: `We sent this to ${user.email}.` },
      ]}
    />
  );
}
