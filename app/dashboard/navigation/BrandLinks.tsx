import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';

interface BrandLinksProps {
  readonly links: readonly { readonly name: string; readonly url: string; readonly new_tab?: boolean }[];
  readonly className: string;
}

/** Links of the organization's own, as items of a list. */
export const BrandLinks = ({ links, className }: BrandLinksProps) =>
  links.map(({ name, url, new_tab: newTab }) => (
    <li key={url}>
      <a href={url} className={className} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
        {name}
        {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
      </a>
    </li>
  ));
