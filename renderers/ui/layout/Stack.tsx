import type { ReactNode } from 'react';
import { stack } from './Stack.css.ts';

interface StackProps {
  readonly gap?: keyof typeof stack;
  readonly children: ReactNode;
}

/** Stacks its children vertically with equal gaps. */
export function Stack({ gap = 'l', children }: StackProps) {
  return <div className={stack[gap]}>{children}</div>;
}
