import type { ReactNode } from 'react';
import { locked as style } from './LockedField.css.ts';

interface LockedFieldProps {
  readonly locked: boolean;
  readonly children: ReactNode;
}

/** Shows the field within as one that cannot be changed, if it is locked. */
export const LockedField = ({ locked, children }: LockedFieldProps) => (
  <fieldset disabled={locked} className={style}>
    {children}
  </fieldset>
);
