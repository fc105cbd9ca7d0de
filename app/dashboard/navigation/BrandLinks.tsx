import { Fragment } from 'react';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';

/** The organization's own links, as items of a list. */
export function BrandLinks({ className }: { readonly className: string }) {
  const { dropdown_links: links } = currentOrganization.get().settings;
  return (
    <Fragment>
      {links.map(({ name, url, new_tab: newTab }) => (
        <li key={url}>
          <a href={url} className={className} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
            {name}
            {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
          </a>
        </li>
      ))}
    </Fragment>
  );
}
