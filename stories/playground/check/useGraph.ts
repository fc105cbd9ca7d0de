import { useEffect, useState } from 'react';
import type { Edit } from '../Edit.ts';
import { askWorker } from './askWorker.ts';

/**
 * The graph of a composition as SVG, drawn apart from the page; undefined before the first.
 *
 * @param isShown without it nothing is drawn
 */
export function useGraph({ file, text }: Edit, composition: string, isShown: boolean): string | undefined {
  const [drawn, setDrawn] = useState<{ readonly of: string; readonly svg: string }>();
  const of = [file, composition, text].join('\n');
  const isWanted = isShown && drawn?.of !== of;
  useEffect(() => {
    if (!isWanted) return undefined;
    const worker = new Worker(new URL('./graph.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => setDrawn({ of, svg: data }));
    askWorker(worker, { edit: { file, text }, composition });
    return () => worker.terminate();
  }, [isWanted, of, file, text, composition]);
  return drawn?.svg;
}
