import type { SaveState } from '#renderers/ui/layout/StageHeader.tsx';
import type { WalkSnapshot } from '#renderers/flow/useWalk.ts';

/** 'Saved' is said only of what the server acknowledged. */
export function saveStateOf(walk: WalkSnapshot): SaveState | undefined {
  if (walk.matches('saving')) return 'saving';
  if (walk.matches('unsaved') || walk.matches('conflict')) return 'unsaved';
  return walk.context.saved === null ? undefined : 'saved';
}
