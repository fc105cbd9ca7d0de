import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import * as styles from './Playground.css.ts';

interface DeskTab {
  readonly name: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface DeskProps {
  readonly tabs: readonly DeskTab[];
  readonly shown: string;
  readonly onShow: (name: string) => void;
  readonly tall: boolean;
  readonly onTall: (tall: boolean) => void;
}

/** The tabs beside the editor. */
export function Desk({ tabs, shown, onShow, tall, onTall }: DeskProps) {
  return (
    <Tabs.Root value={shown} onValueChange={(name) => onShow(String(name))} className={styles.tabs}>
      <div className={styles.tabBar}>
        <Tabs.List aria-label="What is known of this flow" activateOnFocus className={styles.tabList}>
          {tabs.map(({ name, label }) => (
            <Tabs.Tab key={name} value={name} className={styles.tab}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className={styles.end}>
          <button type="button" className={styles.tool} aria-pressed={tall} onClick={() => onTall(!tall)}>
            Taller
          </button>
        </div>
      </div>
      {tabs.map(({ name, content }) => (
        <Tabs.Panel key={name} value={name} className={styles.panel}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
