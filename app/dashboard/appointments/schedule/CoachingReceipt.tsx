import { useQuery } from '@tanstack/react-query';
import { intakeQuery } from '#services/api/intakes.ts';
import { userQuery } from '#services/api/users.ts';
import * as page from '../../layout/page.css.ts';
import { VisitReceipt } from '../../../receipt/VisitReceipt.tsx';

interface CoachingReceiptProps {
  readonly userId: string;
  /** The visit that a coaching membership was bought with. */
  readonly intakeId: string;
}

/** The receipt of the visit that a coaching membership was bought with; nothing until it is known. */
export function CoachingReceipt({ userId, intakeId }: CoachingReceiptProps) {
  const { data: intake } = useQuery(intakeQuery(userId, intakeId));
  const { data: user } = useQuery(userQuery(userId));
  if (!user || !intake || intake.patient_complete === null) return null;
  return (
    <div className={page.section}>
      <h2 className={page.title}>Your order</h2>
      <VisitReceipt intake={intake} user={user} />
    </div>
  );
}
