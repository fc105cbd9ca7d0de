import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { orderedTexts } from '#flows/purchase/orderedTexts.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { FactList } from '#renderers/ui/layout/FactList.tsx';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { userQuery } from '#services/api/users.ts';
import * as styles from '../parts/labs.css.ts';

interface PanelReceiptProps {
  readonly userId: string;
  readonly panel: LabPanel;
}

/** What was bought, when, and for how much. */
export function PanelReceipt({ userId, panel }: PanelReceiptProps) {
  const id = useId();
  const { data: user } = useQuery(userQuery(userId));
  const { number, ordered, money } = orderedTexts(panel, user?.state ?? null);
  const facts = [
    ['Order number', number],
    ['Your order', panel.name],
    ['Ordered', ordered],
    ['Payment', money],
  ] as const;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Your order
      </h2>
      <Card>
        <FactList facts={facts} />
      </Card>
    </section>
  );
}
