import type { RouterHistory } from '@tanstack/history';
import { SCHEDULE, SUBMITTED } from '#flows/visit/address/visitPaths.ts';
import { isVisitSection } from '#flows/visit/isVisitSection.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { hasCode } from '#services/api/client/hasCode.ts';
import { Message } from '../../shell/Message.tsx';
import { PendingPage } from '../../shell/PendingPage.tsx';
import { dashboardPath } from '../address/dashboardPath.ts';
import { readVisitAddress } from '../address/readVisitAddress.ts';
import type { VisitReads } from '../reads/VisitReads.ts';
import { submitted } from './submitted.tsx';
import { useReads } from './useReads.ts';
import { VisitWalk } from './VisitWalk.tsx';
import { useEffect } from 'react';

/** Replaces the document by another page of the portal. */
function Leave({ to }: { readonly to: string }) {
  useEffect(() => location.replace(to), [to]);
  return null;
}

interface VisitPageProps {
  readonly intakeId: string;
  /** The data of the visit, where the document came with it. */
  readonly given?: VisitReads | undefined;
  readonly history: RouterHistory;
}

const isUnknown = (error: Error) => hasCode(error, 'NotFound', 'InvalidRequest');

const { component: Submitted } = submitted;

/** A medical visit, at any of its URLs: reads it once, then runs the flow. */
export function VisitPage({ intakeId, given, history }: VisitPageProps) {
  const { reads, error, round, reread } = useReads(intakeId, given);

  if (error && isUnknown(error)) return <Leave to={dashboardPath} />;
  if (error)
    return (
      <Message
        title="We could not load your visit"
        text={error.message}
        action={<Button onClick={reread}>Try again</Button>}
      />
    );
  if (!reads) return <PendingPage />;
  // A visit that is read anew goes on where it is.
  const address = readVisitAddress(history.location.href);
  const { patient_complete: completed, closed, intake_template: template } = reads.intake;
  if (closed === null && completed !== null && template.header.end !== 'follow-up' && address)
    return <Submitted intake={reads.intake} user={reads.user} again={address.section !== SUBMITTED} />;
  // The call after a check-in is booked where every other call is.
  if (closed === null && address?.section === 'follow-up' && address.question === SCHEDULE)
    return <Leave to={`/schedule-onboarding?intakeId=${reads.intake._id}`} />;
  if (closed !== null || !address || !isVisitSection(address.section)) return <Leave to={dashboardPath} />;
  return <VisitWalk key={round} start={{ ...reads, address, reread }} history={history} />;
}
