import { lazy } from 'react';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import { PanelButton } from '#renderers/ui/overlays/PanelButton.tsx';
import * as page from '../../../layout/page.css.ts';
import { SettingsCard } from '../../form/SettingsCard.tsx';

const readClosing = preloadable(() => import('./ClosePanel.tsx'));
const ClosePanel = lazy(async () => ({ default: (await readClosing()).ClosePanel }));

const TITLE = 'Close my account';

/** What closing an account does, and the way to it. */
export function CloseAccount({ userId }: { readonly userId: string }) {
  return (
    <SettingsCard title={TITLE}>
      <p className={page.soft}>
        Your subscriptions and appointments are canceled, and nobody can log in any more. For 30 days you can open the
        account again with a link that we send you. Download your data first if you want to keep it.
      </p>
      <div>
        <PanelButton look="secondary" label={TITLE} title={TITLE}>
          <ClosePanel userId={userId} />
        </PanelButton>
      </div>
    </SettingsCard>
  );
}
