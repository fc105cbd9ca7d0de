import { lazy } from 'react';
import type { Agreement } from '#schemas/wire/agreement.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import { PanelButton } from '#renderers/ui/overlays/PanelButton.tsx';
import { useZone } from '#app/time/useZone.ts';
import * as page from '../../../layout/page.css.ts';
import * as styles from './agreements.css.ts';

const readText = preloadable(() => import('../../../../shell/PolicyText.tsx'));
const PolicyText = lazy(async () => ({ default: (await readText()).PolicyText }));

const labels: { readonly [P in Agreement['policy']]: string } = {
  consent: 'Read the consent',
  tos: 'Read the terms',
  privacy: 'Read the privacy policy',
};

/** A text that the patient has agreed to: when, in which version, whether it has changed since, and the text of today. */
export function AgreementLine({ agreement }: { readonly agreement: Agreement }) {
  const { policy, title, agreed_at: at, is_current: isCurrent, digest } = agreement;
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={page.soft}>
          Agreed on <time dateTime={at}>{momentText(new Date(at), 'date', useZone())}</time>
        </p>
        <p className={page.soft}>
          You agreed to version {digest}. {isCurrent ? 'This is the text of today.' : 'The text has changed since.'}
        </p>
      </div>
      <div className={styles.read}>
        <PanelButton label={labels[policy]} title={title}>
          <PolicyText section={policy} />
        </PanelButton>
      </div>
    </li>
  );
}
