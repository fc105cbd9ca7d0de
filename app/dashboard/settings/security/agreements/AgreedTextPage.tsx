import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useParams } from '@tanstack/react-router';
import type { AgreedText } from '#schemas/wire/agreement.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { agreedTextQuery } from '#services/api/agreements.ts';
import { hasCode } from '#services/api/client/hasCode.ts';
import { PolicyParts } from '../../../../shell/PolicyParts.tsx';
import { usePageTitle } from '../../../../shell/usePageTitle.ts';
import { useZone } from '../../../../time/useZone.ts';
import { LoadAgain } from '../../../layout/LoadAgain.tsx';
import * as page from '../../../layout/page.css.ts';
import { pendingPage } from '../../../layout/pendingPage.tsx';
import { UnknownPage } from '../../../layout/UnknownPage.tsx';
import * as styles from './agreements.css.ts';
import { TextOfToday } from './TextOfToday.tsx';

const route = getRouteApi('/signed-in');

const Pending = pendingPage('agreedText');

function Agreed({ agreed: { agreement, text } }: { readonly agreed: AgreedText }) {
  const { agreed_at: at, digest, is_current: isCurrent } = agreement;
  const zone = useZone();
  return (
    <>
      <h1 className={page.greeting}>{text.title}</h1>
      <p className={page.lead}>
        You agreed to this text on <time dateTime={at}>{momentText(new Date(at), 'date', zone)}</time>. It is version{' '}
        {digest}
        {isCurrent ? ', which is the text of today.' : ', and has changed since.'}
      </p>
      <div className={styles.text}>
        <PolicyParts policy={text} heading="h2" />
      </div>
      <div className={styles.notPrinted}>
        <div className={page.actions}>
          <Button look="secondary" onClick={() => window.print()}>
            Print this text
          </Button>
          {!isCurrent && <TextOfToday policy={agreement.policy} title={text.title} />}
        </div>
      </div>
    </>
  );
}

/** A text exactly as it was when the patient agreed to it, to read and to print, whatever the organization says today. */
export function AgreedTextPage() {
  const { userId } = route.useRouteContext();
  const { version = '' } = useParams({ strict: false });
  const { data: agreed, error, isPending, refetch } = useQuery(agreedTextQuery(userId, version));
  usePageTitle('What I agreed to');
  if (hasCode(error, 'NotFound') && !agreed) return <UnknownPage />;
  return (
    <>
      <div className={styles.back}>
        <Link to="/dashboard/$userId/settings/security" params={{ userId }} className={button({ look: 'quiet' })}>
          <Icon name="back" size="small" />
          What I agreed to
        </Link>
      </div>
      {isPending && <Pending />}
      {error && !agreed && <LoadAgain onPress={() => void refetch()} />}
      {agreed && <Agreed agreed={agreed} />}
    </>
  );
}
