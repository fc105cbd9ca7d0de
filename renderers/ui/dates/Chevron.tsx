import { Icon } from '../icons/Icon.tsx';
import { chevrons } from './monthGrid.css.ts';

/** The mark on the buttons of a month grid that lead to another month. */
export const Chevron = ({ orientation = 'left' }: { readonly orientation?: keyof typeof chevrons }) => (
  <span className={chevrons[orientation]}>
    <Icon name="down" />
  </span>
);
