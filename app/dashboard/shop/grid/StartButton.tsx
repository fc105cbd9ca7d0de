import { Link } from '@tanstack/react-router';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';

interface StartButtonProps {
  readonly product: Pick<ProductTemplate, '_id' | 'name' | 'type' | 'shop' | 'intake_template'>;
  readonly subscribed: boolean;
  /** Opens the purchase, or what a subscriber can do. */
  readonly onAction: () => void;
}

/** How to get a product: by a visit, by a purchase at once or, where it is sold as a plan alone, by choosing one. */
export function StartButton({ product, subscribed, onAction }: StartButtonProps) {
  const { _id, name, type, shop, intake_template: intake } = product;
  const isBought = type === 'lab' || type === 'supplement';
  const label = (
    <>
      {isBought ? 'Purchase' : 'Start Visit'}
      <VisuallyHidden>, {name}</VisuallyHidden>
    </>
  );
  if (subscribed || (isBought && shop.price.once !== null))
    return (
      <Button aria-haspopup="dialog" onClick={onAction}>
        {label}
      </Button>
    );
  if (isBought)
    return (
      <Link
        to="/signup/$section/$productTemplateId"
        params={{ section: 'protocol-preference', productTemplateId: _id }}
        preload={false}
        className={button()}
      >
        {label}
      </Link>
    );
  if (intake === null) return null;
  return (
    <Link
      to="/start/$intakeTemplateId/p/$productTemplateId"
      params={{ intakeTemplateId: intake, productTemplateId: _id }}
      search={{ referrer: 'shop' }}
      preload={false}
      className={button()}
    >
      {label}
    </Link>
  );
}
