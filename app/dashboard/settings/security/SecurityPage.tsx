import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { AllDevices } from './AllDevices.tsx';

/** How the account is protected. */
export function SecurityPage() {
  usePageTitle('Security');
  return <AllDevices />;
}
