import { usePorts } from '../../ports/ports.ts';
import { productWords } from '../../words/productWords.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { button } from '../../ui/buttons/Button.css.ts';

/** Nothing was chosen to buy: where there is something to choose from. */
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
