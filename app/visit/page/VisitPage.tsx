import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Navigate, useParams, useRouter } from '@tanstack/react-router';
import { isVisitSection } from '#flows/visit/isVisitSection.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { hasCode } from '#services/api/client/hasCode.ts';
import { intakeQuery } from '#services/api/intakes.ts';
import { userQuery } from '#services/api/users.ts';
import { readVisitAddress } from '../address/readVisitAddress.ts';
import { VisitWalk } from './VisitWalk.tsx';
import { Message } from '../../shell/Message.tsx';

const signedIn = getRouteApi('/signed-in');

const isUnknown = (error: Error) => hasCode(error, 'NotFound', 'InvalidRequest');

/** A medical visit, at any of its URLs: loads it once, then runs the flow. */
export function VisitPage() {
  const { userId } = signedIn.useRouteContext();
  const intakeId = useParams({ strict: false, select: (params) => params.intakeId ?? '' });
  const queryClient = useQueryClient();
  const router = useRouter();
  const intake = useQuery(intakeQuery(userId, intakeId));
  const user = useQuery(userQuery(userId));

  if (intake.isError && isUnknown(intake.error)) return <ToDashboard userId={userId} />;
  if (intake.isError)
    return (
      <Message
        title="We could not load your visit"
        text={intake.error.message}
        action={<Button onClick={() => void intake.refetch()}>Try again</Button>}
      />
    );
  if (!intake.data || !user.data)
    return (
      <Page>
        <Skeleton />
      </Page>
    );
  const { patient_complete: completed, closed, intake_template: template } = intake.data;
  // While the patient leaves for another page, the URL is no longer one of a visit.
  const address = readVisitAddress(router.history.location.href) ?? { section: 'hiw', question: 'none' };
  if (closed !== null || !isVisitSection(address.section)) return <ToDashboard userId={userId} />;
  if (completed !== null && template.header.end !== 'follow-up')
    return (
      <Message
        title="This visit is complete"
        text="This intake has already been paid."
        action={
          <Button
            onClick={() =>
              void router.navigate({ to: '/dashboard/$userId/$page', params: { userId, page: 'profile' } })
            }
          >
            Go to my dashboard
          </Button>
        }
      />
    );
  return (
    <VisitWalk
      key={intakeId}
      start={{
        intake: intake.data,
        user: user.data,
        address,
        queryClient,
      }}
    />
  );
}

const ToDashboard = ({ userId }: { readonly userId: string }) => (
  <Navigate to="/dashboard/$userId/$page" params={{ userId, page: 'profile' }} replace />
);
