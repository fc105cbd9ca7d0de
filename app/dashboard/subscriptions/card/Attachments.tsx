import type { Subscription } from '#schemas/wire/subscription.ts';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import * as styles from './PrescriptionDetails.css.ts';

/** The documents about the products of a subscription. */
export function Attachments({ plans }: { readonly plans: Subscription['product_plans'] }) {
  const attachments = plans.flatMap(({ product_template: { attachments: some } }) => some);
  if (attachments.length === 0) return null;
  return (
    <Stack gap="s">
      <h2 className={styles.title}>Documents</h2>
      <ul className={styles.links}>
        {attachments.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
