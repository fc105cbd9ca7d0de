import { getRouteApi } from '@tanstack/react-router';
import { SchedulePage } from './SchedulePage.tsx';

const signedIn = getRouteApi('/signed-in');

/** Books the call in which a patient who cannot take photos verifies their identity. */
export function ScheduleVerificationPage() {
  const { userId } = signedIn.useRouteContext();
  return (
    <SchedulePage
      userId={userId}
      title="Schedule your verification call"
      text="Have your ID ready. Your care team will check it on a video call, which takes about 20 minutes."
      query={{ purpose: 'verification' }}
      search={{}}
    />
  );
}
