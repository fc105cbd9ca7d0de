import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import * as styles from './shop.css.ts';

/** The ways out of the shop: back to where the patient came from, and to the dashboard. */
export function ShopNavigation({ userId }: { readonly userId: string }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const goBack = () => {
    if (canGoBack) router.history.back();
    else void router.navigate({ to: '/dashboard/$userId/$page', params: { userId, page: 'profile' } });
  };
  return (
    <nav aria-label="Shop" className={styles.navigation}>
      <Button look="quiet" onClick={goBack}>
        <Icon name="back" size="small" />
        Back
      </Button>
      <Link to="/dashboard/$userId/$page" params={{ userId, page: 'profile' }} className={button({ look: 'quiet' })}>
        Return to Dashboard
      </Link>
    </nav>
  );
}
