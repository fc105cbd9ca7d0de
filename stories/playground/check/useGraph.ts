import { useEffect, useState } from 'react';
import type { Running } from '../useRunning.ts';
import { askWorker } from './askWorker.ts';

/** The drawing of a flow. */
export interface Drawing {
  /** The last that there is; undefined before the first. */
  readonly svg: string | undefined;
  /** Why what runs now is not drawn. */
  readonly stopped: string | undefined;
}

/**
 * The graph of what runs as SVG, drawn apart from the page.
 *
 * @param isShown without it nothing is drawn
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
