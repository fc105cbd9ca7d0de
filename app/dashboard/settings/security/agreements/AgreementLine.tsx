import { Link } from '@tanstack/react-router';
import type { Agreement } from '#schemas/wire/agreement.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { useZone } from '#app/time/useZone.ts';
import * as page from '../../../layout/page.css.ts';
import * as styles from './agreements.css.ts';
import { TextOfToday } from './TextOfToday.tsx';

const labels: { readonly [P in Agreement['policy']]: string } = {
  consent: 'Read the consent',
  tos: 'Read the terms',
  privacy: 'Read the privacy policy',
};

const standing = ({ is_current: isCurrent, is_kept: isKept }: Agreement): string => {
  if (isCurrent) return 'This is the text of today.';
  return isKept
    ? 'The text has changed since.'
    : 'The text has changed since, and the one that you agreed to was not kept.';
};

interface AgreementLineProps {
  readonly userId: string;
  readonly agreement: Agreement;
}

/** A text that the patient has agreed to: when, in which version, whether it has changed since, and the way to exactly that text. */
export function AgreementLine({ userId, agreement }: AgreementLineProps) {
  const { policy, title, agreed_at: at, digest: version } = agreement;
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={page.soft}>
          Agreed on <time dateTime={at}>{momentText(new Date(at), 'date', useZone())}</time>
        </p>
        <p className={page.soft}>
          You agreed to version {version}. {standing(agreement)}
        </p>
      </div>
      <div className={styles.read}>
        {agreement.is_kept ? (
          <Link
            to="/dashboard/$userId/agreements/$version"
            params={{ userId, version }}
            className={button({ look: 'quiet' })}
          >
            <span>
              {labels[policy]}
              <VisuallyHidden> that you agreed to, version {version}</VisuallyHidden>
            </span>
          </Link>
        ) : (
          <TextOfToday policy={policy} title={title} />
        )}
      </div>
    </li>
  );
}
