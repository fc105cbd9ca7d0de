import { useEffect, useState } from 'react';
import type { StepOf } from '#flows/kinds/stepKinds.ts';

const MS = 1000;

/**
 * Whether the "preparing" delay of plan cards is over: longer for the first subject, shorter after each change. Until then
 * nothing can be bought, because the plan that would be bought is not on screen.
 *
 * @param subject identifies the products of the plans
 */
export function usePrepared(
  subject: string,
  { seconds: first, changeSeconds }: Pick<StepOf<'plan'>['plans'], 'seconds' | 'changeSeconds'>,
): boolean {
  const [prepared, setPrepared] = useState<string>();
  const seconds = prepared === undefined ? first : changeSeconds;
  useEffect(() => {
    if (prepared === subject) return undefined;
    const timer = setTimeout(() => setPrepared(subject), seconds * MS);
    return () => clearTimeout(timer);
  }, [prepared, subject, seconds]);
  return prepared === subject;
}
