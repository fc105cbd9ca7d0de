import { Link } from '@tanstack/react-router';
import { productWords } from '#renderers/words/productWords.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { Message } from '../shell/Message.tsx';

/** The page for a purchase URL that names no product for sale. */
export function NoProductPage() {
  usePageTitle('Shop');
  return (
    <Message
      title="Choose a product first"
      text={productWords.noProduct}
      action={
        <Link to="/shop" className={button()}>
          {productWords.viewProducts}
        </Link>
      }
    />
  );
}
