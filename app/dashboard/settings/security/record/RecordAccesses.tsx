import { getRouteApi } from '@tanstack/react-router';
import { lazy } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import { PanelButton } from '#renderers/ui/overlays/PanelButton.tsx';
import * as page from '../../../layout/page.css.ts';

const route = getRouteApi('/signed-in');

const readList = preloadable(() => import('./AccessList.tsx'));
const AccessList = lazy(async () => ({ default: (await readList()).AccessList }));

const TITLE = 'Who looked at my record';

/** Leads to who looked at the patient's record, which is read when it is opened. */
export function RecordAccesses() {
  const { userId } = route.useRouteContext();
  return (
    <Card aria-label={TITLE}>
      <div className={page.visit}>
        <h2 className={page.visitName}>{TITLE}</h2>
        <p className={page.soft}>
          Every look at your record and every change of it is noted, with its time and device. Photos, receipts and
          calendar files open by links that work for a short time: we cannot tell who opens them, and it is mostly your
          own browser.
        </p>
        <div>
          <PanelButton look="secondary" label="See who looked at my record" title={TITLE}>
            <AccessList userId={userId} />
          </PanelButton>
        </div>
      </div>
    </Card>
  );
}
