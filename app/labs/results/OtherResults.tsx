import type { LabOther } from '#schemas/wire/labs/labReport.ts';
import * as styles from '../parts/labs.css.ts';
import { OtherList } from './OtherList.tsx';

/** Results as the laboratory has sent them, with how many there are and what they are. */
export function OtherResults({ others }: { readonly others: readonly LabOther[] }) {
  return (
    <>
      <p className={styles.soft}>
        {others.length === 1 ? '1 result is' : `${others.length} results are`} shown just as your lab sent{' '}
        {others.length === 1 ? 'it' : 'them'}. Ask your care team what {others.length === 1 ? 'it means' : 'they mean'}{' '}
        for you.
      </p>
      <OtherList others={others} label="Results as your lab sent them" />
    </>
  );
}
