import { useState } from 'react';
import type { WalkSnapshot } from '#renderers/flow/state/useWalk.ts';

/** The section on screen. Between two screens it is the previous one; before the first screen it is undefined. */
export function useSection(walk: WalkSnapshot | undefined): string | undefined {
  const [last, setLast] = useState<string>();
  const section = walk?.context.section ?? last;
  if (section !== last) setLast(section);
  return section;
}
