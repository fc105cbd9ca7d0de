import type { ComponentProps } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** Text for those who listen. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={visuallyHidden} />;
}
