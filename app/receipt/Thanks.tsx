import { Children, type ReactNode } from 'react';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { BrandBar } from '../shell/BrandBar.tsx';
import { Help } from '../shell/Help.tsx';
import * as styles from './Thanks.css.ts';

interface ThanksProps {
  readonly title: string;
  /** The path of the patient's own home. */
  readonly home: string;
  /** The receipt, with what there is to say before it. */
  readonly children: ReactNode;
  /** Links to what the patient can do meanwhile. */
  readonly links: ReactNode;
  /** The way on. */
  readonly action: ReactNode;
}

/** The page after something was sent or bought: thanks, a receipt, and what the patient can do meanwhile. */
export function Thanks({ title, home, children, links, action }: ThanksProps) {
  return (
    <Page bar={<BrandBar home={home} actions={<Help />} />}>
      <div className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        {children}
        <section aria-labelledby="meanwhile">
          <h2 id="meanwhile" className={styles.subtitle}>
            While you wait
          </h2>
          <ul className={styles.links}>{Children.map(links, (link) => link !== false && <li>{link}</li>)}</ul>
        </section>
        <div>{action}</div>
      </div>
    </Page>
  );
}
