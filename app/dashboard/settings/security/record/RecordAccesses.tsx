import { getRouteApi } from '@tanstack/react-router';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { PanelButton } from '#renderers/ui/overlays/PanelButton.tsx';
import * as page from '../../../layout/page.css.ts';
import { AccessList } from './AccessList.tsx';

const route = getRouteApi('/signed-in');

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
