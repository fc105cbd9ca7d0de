import type { ComponentProps } from 'react';
import { card } from './Card.css.ts';

/** A raised surface on the page. */
export function Card(props: Omit<ComponentProps<'section'>, 'className'>) {
  return <section {...props} className={card} />;
}
