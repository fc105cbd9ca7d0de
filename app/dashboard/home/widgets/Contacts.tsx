import { Link } from '@tanstack/react-router';
import type { Organization } from '#schemas/wire/organization.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { Widget } from './Widget.tsx';

interface CommunityProps {
  readonly community: NonNullable<Organization['settings']['community_link']>;
}

/** The way to where patients of the organization meet, outside the portal. */
export function Community({ community: { title, url } }: CommunityProps) {
  return (
    <Widget title={title} text="Meet others who are on the same way.">
      <a href={url} target="_blank" rel="noreferrer" className={button({ look: 'secondary' })}>
        Visit the community
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    </Widget>
  );
}

/** The way to the care team. */
export function MessageUs({ userId }: { readonly userId: string }) {
  return (
    <Widget title="Questions?" text="Your care team reads every message and writes back.">
      <Link to="/messages/$userId/new" params={{ userId }} className={button({ look: 'secondary' })}>
        Message us
      </Link>
    </Widget>
  );
}
