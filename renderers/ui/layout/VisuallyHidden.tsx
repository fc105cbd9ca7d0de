import type { ComponentProps } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={visuallyHidden} />;
}
