import type { ReactNode } from 'react';
import { usePorts, type Cart } from '#renderers/ports/ports.ts';
import { productWords } from '#renderers/words/productWords.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { SkeletonBlockProps } from '#renderers/ui/loading/SkeletonBlock.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { words } from '#renderers/words/words.ts';

interface CartGateProps {
  /** The shape of what is loading. */
  readonly bones: readonly SkeletonBlockProps[];
  readonly children: (cart: Cart) => ReactNode;
}

/** What needs the products of the visit: its shape while they are read, a way to try again where they could not be. */
export function CartGate({ bones, children }: CartGateProps) {
  const { cart } = usePorts();
  if (cart.status === 'loading') return <Skeleton bones={bones} />;
  if (cart.status === 'failed')
    return (
      <Alert
        tone="danger"
        urgent
        title={productWords.productsFailed}
        action={
          <Button look="secondary" onClick={cart.retry}>
            {words.tryAgain}
          </Button>
        }
      />
    );
  return children(cart);
}
