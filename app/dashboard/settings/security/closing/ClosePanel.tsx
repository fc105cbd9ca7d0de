import * as page from '../../../layout/page.css.ts';
import { CloseForm } from './CloseForm.tsx';
import { closingTexts } from './closingTexts.ts';
import * as styles from './closing.css.ts';

/** What becomes of what with the end of an account, and the form that ends it. */
export const ClosePanel = ({ userId }: { readonly userId: string }) => (
  <div className={styles.panel}>
    {closingTexts.map(({ title, lines }) => (
      <section key={title} className={styles.part}>
        <h3 className={page.visitName}>{title}</h3>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    ))}
    <CloseForm userId={userId} />
  </div>
);
