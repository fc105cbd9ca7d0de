import { Link } from '@tanstack/react-router';
import { safeLink } from '#app/address/safeLink.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';

interface ActionLinkProps {
  readonly label: string;
  readonly url: string;
}

/** A link of an announcement: to a page of the portal, or out of it in a new tab. Where it may lead nowhere, its label is text. */
export function ActionLink({ label, url }: ActionLinkProps) {
  const link = safeLink(url);
  if (!link) return <p>{label}</p>;
  const className = button({ look: 'secondary' });
  if ('to' in link)
    return (
      <Link to={link.to} className={className}>
        {label}
      </Link>
    );
  const isWeb = /^https?:/i.test(link.href);
  return (
    <a href={link.href} className={className} {...(isWeb && { target: '_blank', rel: 'noreferrer' })}>
      {label}
      {isWeb && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  );
}
