import type { ReactNode } from 'react';
import { stack } from './Stack.css.ts';

interface StackProps {
  readonly gap?: keyof typeof stack;
  readonly children: ReactNode;
}

/** Things below each other, evenly apart. */
export function Stack({ gap = 'l', children }: StackProps) {
  return <div className={stack[gap]}>{children}</div>;
}
