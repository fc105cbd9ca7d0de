import { useEffect, useState } from 'react';
import type { Running } from '../useRunning.ts';
import { askWorker } from './askWorker.ts';

/** The drawing of a flow. */
export interface Drawing {
  /** The latest drawing; undefined before the first one. */
  readonly svg: string | undefined;
  /** Why the current flow could not be drawn. */
  readonly stopped: string | undefined;
}

/**
 * The graph of the running flow as SVG, drawn in a worker.
 *
 * @param isShown whether to draw at all
 */
export function useGraph(running: Running | undefined, isShown: boolean): Drawing {
  const [drawn, setDrawn] = useState<Drawing & { readonly of: Running }>();
  const wanted = isShown && running !== drawn?.of ? running : undefined;
  useEffect(() => {
    if (!wanted) return undefined;
    const worker = new Worker(new URL('./graph.worker.ts', import.meta.url), { type: 'module' });
    const request = { edit: wanted.edit, composition: wanted.name };
    return askWorker<string>(worker, request, {
      onReply: (svg) => setDrawn({ of: wanted, svg, stopped: undefined }),
      onStop: (stopped) => setDrawn((before) => ({ of: wanted, svg: before?.svg, stopped })),
    });
  }, [wanted]);
  return { svg: drawn?.svg, stopped: drawn?.stopped };
}
