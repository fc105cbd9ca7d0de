import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { agreementsQuery } from '#services/api/agreements.ts';
import { LoadAgain } from '../../../layout/LoadAgain.tsx';
import * as page from '../../../layout/page.css.ts';
import { AgreementLine } from './AgreementLine.tsx';
import * as styles from './agreements.css.ts';

const route = getRouteApi('/signed-in');

const TITLE = 'What I agreed to';

/** The shape of the list until it is there. */
const BONES = Array.from({ length: 3 }, () => ({ height: '4.5rem' }));

/** The texts that the patient has agreed to. */
export function Agreements() {
  const { userId } = route.useRouteContext();
  const agreements = useQuery(agreementsQuery(userId));
  const { data } = agreements;
  return (
    <Card aria-label={TITLE}>
      <div className={page.visit}>
        <h2 className={page.visitName}>{TITLE}</h2>
        {agreements.isPending && <Skeleton bones={BONES} />}
        {agreements.isLoadingError && <LoadAgain onPress={() => void agreements.refetch()} />}
        {data?.length === 0 && <p className={page.soft}>Nothing is kept of what you agreed to.</p>}
        {data && data.length > 0 && (
          <ul className={styles.lines} aria-label={TITLE}>
            {data.map((agreement) => (
              <AgreementLine key={`${agreement.policy} ${agreement.digest}`} userId={userId} agreement={agreement} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
