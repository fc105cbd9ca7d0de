import { useQuery } from '@tanstack/react-query';
import { orderedTexts } from '#flows/purchase/orderedTexts.ts';
import { FactList } from '#renderers/ui/layout/FactList.tsx';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { userQuery } from '#services/api/users.ts';
import { Fold } from '../parts/Fold.tsx';
import * as styles from '../parts/labs.css.ts';

interface PanelReceiptProps {
  readonly userId: string;
  readonly panel: LabPanel;
}

/** What was bought, when, and for how much. */
export function PanelReceipt({ userId, panel }: PanelReceiptProps) {
  const { data: user } = useQuery(userQuery(userId));
  const { number, ordered, money } = orderedTexts(panel, user?.state ?? null);
  const facts = [
    ['Order number', number],
    ['Your order', panel.name],
    ['Ordered', ordered],
    ['Payment', money],
  ] as const;
  return (
    <div className={styles.page}>
      <Fold id="order" title="Your order">
        <FactList facts={facts} />
      </Fold>
    </div>
  );
}
