import { Icon } from '#renderers/ui/icons/Icon.tsx';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { panelTexts } from '../rules/panelTexts.ts';
import * as styles from './labs.css.ts';

/** How far a panel is, in a word or two. */
export function PanelState({ panel }: { readonly panel: LabPanel }) {
  const { icon, tone, label } = panelTexts(panel);
  return (
    <span className={styles.states[tone]}>
      <Icon name={icon} size="small" />
      {label}
    </span>
  );
}
