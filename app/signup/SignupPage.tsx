import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Navigate, useParams, useRouter } from '@tanstack/react-router';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { hasCode } from '#services/api/client/hasCode.ts';
import { lifestyleQuery } from '#services/api/lifestyle.ts';
import { userQuery } from '#services/api/users.ts';
import { purchaseIntent } from '../checkout/cart/purchaseIntent.ts';
import { offerQuery } from './offerQuery.ts';
import { readSignupAddress } from './signupAddress.ts';
import { SignupWalk } from './SignupWalk.tsx';
import { Message } from '../shell/Message.tsx';
import { NoProductPage } from './NoProductPage.tsx';
import { PendingPage } from '../shell/PendingPage.tsx';

const signedIn = getRouteApi('/signed-in');

const isUnknown = (error: Error) => hasCode(error, 'NotFound', 'InvalidRequest');

/** The sections that need a product. */
const needsProduct: ReadonlySet<string> = new Set(['lab-visit', 'checkout']);

/** A signup, at any of its URLs: loads the product once, then runs the flow. */
export function SignupPage() {
  const { userId } = signedIn.useRouteContext();
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const params = useParams({
    strict: false,
    select: ({ section, productTemplateId }) => ({ section, productTemplateId }),
  });
  const remembered = params.section === 'lab-visit' ? purchaseIntent.signupProduct()?.productTemplate : undefined;
  const product = params.productTemplateId ?? remembered;
  const user = useQuery(userQuery(userId));
  const offer = useQuery({ ...offerQuery(product ?? '', queryClient), enabled: product !== undefined });
  const isLab = offer.data?.template.type === 'lab';
  const lifestyle = useQuery({ ...lifestyleQuery(userId), enabled: isLab, staleTime: Infinity });

  if (product === undefined && needsProduct.has(params.section ?? '')) return <NoProductPage />;
  if (offer.isError && isUnknown(offer.error)) return <NoProductPage />;
  if (offer.isError)
    return (
      <Message
        title="We could not load your product"
        text={offer.error.message}
        action={<Button onClick={() => void offer.refetch()}>Try again</Button>}
      />
    );
  if (!user.data || (product !== undefined && !offer.data) || (isLab && lifestyle.isPending)) return <PendingPage />;

  const { _id, type, intake_template: intakeTemplateId } = offer.data?.template ?? {};
  if (type === 'medication' || type === 'coaching_membership') {
    if (!_id || !intakeTemplateId) return <NoProductPage />;
    return (
      <Navigate
        to="/start/$intakeTemplateId/p/$productTemplateId"
        params={{ intakeTemplateId, productTemplateId: _id }}
        search={{ referrer: 'shop' }}
        replace
      />
    );
  }
  return (
    <SignupWalk
      key={product ?? 'none'}
      start={{
        user: user.data,
        // While the patient leaves for another page, the URL is no longer one of a signup.
        address: readSignupAddress(history.location.href) ?? { section: 'profile' },
        offer: offer.data,
        lifestyle: lifestyle.data,
        queryClient,
      }}
    />
  );
}
