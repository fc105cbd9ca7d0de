import type { SaveState } from '#renderers/ui/layout/StageHeader.tsx';
import type { WalkSnapshot } from '#renderers/flow/state/useWalk.ts';

/** The save state of the answer on screen; 'saved' only after the server acknowledged it. */
export function saveStateOf(walk: WalkSnapshot): SaveState | undefined {
  if (walk.matches('saving')) return 'saving';
  if (walk.matches('unsaved') || walk.matches('conflict')) return 'unsaved';
  return walk.context.saved === null ? undefined : 'saved';
}
