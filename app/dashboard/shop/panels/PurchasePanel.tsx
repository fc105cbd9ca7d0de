import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { offerQuery } from '#app/signup/offerQuery.ts';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { SidePanel } from '#renderers/ui/overlays/SidePanel.tsx';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { userQuery } from '#services/api/users.ts';
import { LoadAgain } from '../../layout/LoadAgain.tsx';
import * as styles from './panels.css.ts';
import type { PlacedOrder } from './PlacedOrder.ts';
import { PurchaseWalk } from './PurchaseWalk.tsx';

interface PurchasePanelProps {
  readonly userId: string;
  readonly product: Pick<ProductTemplate, '_id' | 'name'>;
  readonly onPlaced: (order: PlacedOrder) => void;
  readonly onClose: () => void;
}

const bones = [
  { height: '6rem' },
  { height: '2.5rem', width: '70%' },
  { height: '20rem' },
  { height: '10rem' },
] as const;

/** The checkout of a product that is bought once. It stays while it is being paid, unless there is no network to pay it by. */
export function PurchasePanel({ userId, product, onPlaced, onClose }: PurchasePanelProps) {
  const queryClient = useQueryClient();
  const user = useQuery(userQuery(userId));
  const offer = useQuery(offerQuery(product._id, queryClient));
  const [busy, setBusy] = useState(false);
  const follow = useCallback((next: boolean) => setBusy(next), []);
  const failed = [user, offer].filter(({ isError, data }) => isError && data === undefined);
  const loadAgain = () => {
    for (const read of failed) void read.refetch();
  };
  return (
    <SidePanel
      open
      title={`Buy ${product.name}`}
      onClose={() => {
        if (!busy || !navigator.onLine) onClose();
      }}
    >
      <div className={styles.panel}>
        {failed.length > 0 && <LoadAgain onPress={loadAgain} />}
        {failed.length === 0 && !(user.data && offer.data) && <Skeleton bones={bones} />}
        {user.data && offer.data && (
          <PurchaseWalk user={user.data} offer={offer.data} onBusy={follow} onPlaced={onPlaced} onLeave={onClose} />
        )}
      </div>
    </SidePanel>
  );
}
