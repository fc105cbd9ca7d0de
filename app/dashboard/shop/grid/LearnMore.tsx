import { safeLink } from '#app/address/safeLink.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';

interface LearnMoreProps {
  readonly product: Pick<ProductTemplate, '_id' | 'name' | 'product_url'>;
}

/** Opens the page of a product. Its page in the portal is a document of its own, and stands in for one that the organization has not. */
export function LearnMore({ product: { _id, name, product_url: url } }: LearnMoreProps) {
  const link = url === null ? undefined : safeLink(url);
  const href = link === undefined ? `/product/${_id}` : 'to' in link ? link.to : link.href;
  const isOutside = !href.startsWith('/');
  return (
    <a
      href={href}
      className={button({ look: 'quiet' })}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      Learn More
      <VisuallyHidden>
        {' '}
        about {name}
        {isOutside && ' (opens in a new tab)'}
      </VisuallyHidden>
    </a>
  );
}
