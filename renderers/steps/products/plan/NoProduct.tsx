import { usePorts } from '#renderers/ports/ports.ts';
import { productWords } from '#renderers/words/productWords.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';

/** Shown when nothing was chosen: a link to the products. */
export function NoProduct() {
  const { Link } = usePorts();
  return (
    <Alert
      tone="warning"
      action={
        <Link to="/shop" className={button({ look: 'secondary' })}>
          {productWords.viewProducts}
        </Link>
      }
    >
      {productWords.noProduct}
    </Alert>
  );
}
