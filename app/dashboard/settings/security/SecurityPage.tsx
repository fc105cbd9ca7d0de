import { getRouteApi } from '@tanstack/react-router';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { SettingsCard } from '../form/SettingsCard.tsx';
import { Agreements } from './agreements/Agreements.tsx';
import { AllDevices } from './AllDevices.tsx';
import { Devices } from './Devices.tsx';
import { PasskeysSection } from './passkeys/PasskeysSection.tsx';
import { RecordAccesses } from './record/RecordAccesses.tsx';
import { TwoStepSection } from './twoStep/TwoStepSection.tsx';

const route = getRouteApi('/signed-in');

/** How the account is protected, who looked at the record, and what was agreed to. */
export function SecurityPage() {
  const { userId } = route.useRouteContext();
  usePageTitle('Security');
  return (
    <>
      <TwoStepSection userId={userId} />
      <PasskeysSection userId={userId} />
      <SettingsCard title="Signed-in devices">
        <Devices userId={userId} />
        <AllDevices />
      </SettingsCard>
      <RecordAccesses />
      <Agreements />
    </>
  );
}
