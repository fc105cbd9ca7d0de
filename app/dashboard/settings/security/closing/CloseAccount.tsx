import { PanelButton } from '#renderers/ui/overlays/PanelButton.tsx';
import * as page from '../../../layout/page.css.ts';
import { SettingsCard } from '../../form/SettingsCard.tsx';
import { CloseForm } from './CloseForm.tsx';
import { closingTexts } from './closingTexts.ts';
import * as styles from './closing.css.ts';

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
          <div className={styles.panel}>
            {closingTexts.map(({ title, lines }) => (
              <section key={title} className={styles.part}>
                <h3 className={page.visitName}>{title}</h3>
                <ul className={styles.lines}>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </section>
            ))}
            <CloseForm userId={userId} />
          </div>
        </PanelButton>
      </div>
    </SettingsCard>
  );
}
