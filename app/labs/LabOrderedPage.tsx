import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useParams } from '@tanstack/react-router';
import { orderedTexts } from '#flows/purchase/orderedTexts.ts';
import { productWords } from '#renderers/words/productWords.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';
import { userQuery } from '#services/api/users.ts';
import { AskLink } from '../asking/AskLink.tsx';
import { asksToVerify } from '../patient/asksToVerify.ts';
import { Receipt } from '../receipt/Receipt.tsx';
import { Thanks } from '../receipt/Thanks.tsx';
import { Message } from '../shell/Message.tsx';
import { PendingPage } from '../shell/PendingPage.tsx';
import { usePageTitle } from '../shell/usePageTitle.ts';

const signedIn = getRouteApi('/signed-in');

/** What became of a lab test that was bought: the one that the URL names, or else the newest. */
export function LabOrderedPage() {
  const { userId } = signedIn.useRouteContext();
  const { panelId } = useParams({ strict: false });
  const panels = useQuery(labPanelsQuery(userId));
  const { data: user } = useQuery(userQuery(userId));
  usePageTitle('Your lab test');

  if (panels.isError && !panels.data)
    return (
      <Message
        title="We could not load your lab test"
        text={panels.error.message}
        action={<Button onClick={() => void panels.refetch()}>Try again</Button>}
      />
    );
  if (!panels.data || !user) return <PendingPage />;
  const panel = panelId === undefined ? panels.data[0] : panels.data.find(({ _id }) => _id === panelId);
  if (!panel)
    return (
      <Message
        title="No lab test here"
        text="There is no lab test of yours at this address. If you have just bought one, look again in a minute."
        action={
          <Link to="/shop" className={button()}>
            {productWords.viewProducts}
          </Link>
        }
      />
    );
  const { number, ordered, money, next } = orderedTexts(panel, user.state);
  const dashboard = { to: '/dashboard/$userId/$page', params: { userId, page: 'profile' } } as const;
  return (
    <Thanks
      title="Your lab test is ordered"
      home={`/dashboard/${userId}/profile`}
      links={[
        asksToVerify(user) && (
          <Link key="identity" to="/verification/$userId/$steps" params={{ userId, steps: 'verify_account' }}>
            Verify your identity
          </Link>
        ),
        <AskLink key="messages" userId={userId} about={{ type: 'lab', id: panel._id }}>
          Message your care team about this
        </AskLink>,
      ]}
      action={
        <Link {...dashboard} className={button()}>
          Go to my dashboard
        </Link>
      }
    >
      <Receipt
        number={number}
        facts={[
          { label: 'Ordered', text: ordered },
          { label: 'Your order', text: panel.name },
          { label: 'Payment', text: money },
          { label: 'What comes next', text: next },
        ]}
      />
    </Thanks>
  );
}
