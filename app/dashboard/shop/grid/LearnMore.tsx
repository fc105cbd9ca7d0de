import { useLocation } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { productHref } from './productHref.ts';

interface LearnMoreProps {
  readonly product: Pick<ProductTemplate, '_id' | 'name' | 'product_url'>;
}

/** Opens the page of a product, which is a document of its own. */
export function LearnMore({ product }: LearnMoreProps) {
  const href = productHref(product, useLocation().searchStr);
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
        about {product.name}
        {isOutside && ' (opens in a new tab)'}
      </VisuallyHidden>
    </a>
  );
}
