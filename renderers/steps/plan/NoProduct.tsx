import { usePorts } from '../../ports/ports.ts';
import { productWords } from '../../words/productWords.ts';
import { Alert } from '../../ui/Alert.tsx';
import { button } from '../../ui/Button.css.ts';

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
