import { Link } from '@tanstack/react-router';
import { safeLink } from '#app/address/safeLink.ts';
import { purchaseIntent } from '#app/checkout/cart/purchaseIntent.ts';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { BannerAction as Action } from '#schemas/wire/shop.ts';
import * as styles from './banners.css.ts';

interface BannerActionProps {
  readonly action: Action;
  readonly userId: string;
}

/** A page of the patient's own dashboard; undefined for what would lead out of it. */
function dashboardPath(userId: string, url: string): string | undefined {
  const own = `/dashboard/${userId}/`;
  const link = safeLink(own + url.replace(/^\/+/, ''));
  return link && 'to' in link && link.to.startsWith(own) ? link.to : undefined;
}

/** Where a banner leads. What leads nowhere safe is not shown. */
export function BannerAction({ action, userId }: BannerActionProps) {
  const { value, mode, type } = action;
  const className = styles.actions[mode];
  if (type === 'external-link') {
    const link = safeLink(action.url);
    if (!link || !('href' in link)) return null;
    return (
      <a href={link.href} target="_blank" rel="noopener noreferrer" className={className}>
        {value}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    );
  }
  if (type === 'medication-visit')
    return (
      <Link
        to="/start/$intakeTemplateId/p/$productTemplateId"
        params={{ intakeTemplateId: action.intake_template, productTemplateId: action.product_template }}
        search={{ referrer: 'shop' }}
        preload={false}
        className={className}
      >
        {value}
      </Link>
    );
  if (type === 'lab-visit')
    return (
      <Link
        to="/signup/$section"
        params={{ section: 'lab-visit' }}
        preload={false}
        className={className}
        onClick={() =>
          purchaseIntent.setSignupProduct({
            productTemplate: action.product_template,
            type: 'lab',
            referrer: 'shop',
          })
        }
      >
        {value}
      </Link>
    );
  const path = dashboardPath(userId, action.url);
  return path === undefined ? null : (
    <Link to={path} className={className}>
      {value}
    </Link>
  );
}
