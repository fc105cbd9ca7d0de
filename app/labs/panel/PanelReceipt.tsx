import { useQuery } from '@tanstack/react-query';
import { orderedTexts } from '#flows/purchase/orderedTexts.ts';
import { FactList } from '#renderers/ui/layout/FactList.tsx';
import { userQuery } from '#services/api/users.ts';
import { Fold } from '../parts/Fold.tsx';
import * as styles from '../parts/labs.css.ts';
import { usePanel } from '../usePanel.ts';

/** What was bought, when, and for how much. */
export function PanelReceipt() {
  const { userId, panel } = usePanel();
  const { data: user } = useQuery(userQuery(userId));
  if (!panel) return null;
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
