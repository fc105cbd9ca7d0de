import { getRouteApi } from '@tanstack/react-router';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { SettingsCard } from '../form/SettingsCard.tsx';
import { Agreements } from './agreements/Agreements.tsx';
import { AllDevices } from './AllDevices.tsx';
import { CloseAccount } from './closing/CloseAccount.tsx';
import { Devices } from './Devices.tsx';
import { MyData } from './myData/MyData.tsx';
import { PasskeysSection } from './passkeys/PasskeysSection.tsx';
import { RecordAccesses } from './record/RecordAccesses.tsx';
import { TrustedDevices } from './TrustedDevices.tsx';
import { TwoStepSection } from './twoStep/TwoStepSection.tsx';

const route = getRouteApi('/signed-in');

/** How the account is protected, who looked at the record, what was agreed to, a copy of all data, and the end of the account. */
export function SecurityPage() {
  const { userId } = route.useRouteContext();
  usePageTitle('Security');
  return (
    <>
      <TwoStepSection userId={userId} />
      <PasskeysSection userId={userId} />
      <SettingsCard title="Signed-in devices">
        <Devices userId={userId} />
        <TrustedDevices userId={userId} />
        <AllDevices />
      </SettingsCard>
      <RecordAccesses />
      <Agreements />
      <MyData userId={userId} />
      <CloseAccount userId={userId} />
    </>
  );
}
