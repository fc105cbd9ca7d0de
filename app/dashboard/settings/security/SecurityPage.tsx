import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { Agreements } from './agreements/Agreements.tsx';
import { AllDevices } from './AllDevices.tsx';
import { RecordAccesses } from './record/RecordAccesses.tsx';

/** How the account is protected. */
export function SecurityPage() {
  usePageTitle('Security');
  return (
    <>
      <AllDevices />
      <RecordAccesses />
      <Agreements />
    </>
  );
}
