import type { ReactNode } from 'react';
import { usePorts, type Cart } from '#renderers/ports/ports.ts';
import { productWords } from '#renderers/words/productWords.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { SkeletonBlockProps } from '#renderers/ui/loading/SkeletonBlock.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { flowWords } from '#renderers/words/flowWords.ts';

interface CartGateProps {
  /** The skeleton to show while loading. */
  readonly bones: readonly SkeletonBlockProps[];
  readonly children: (cart: Cart) => ReactNode;
}

/**
 * Renders its children once the products of the visit are loaded: before that a skeleton, and after an error a button
 * that tries again.
 */
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
            {flowWords.tryAgain}
          </Button>
        }
      />
    );
  return children(cart);
}
