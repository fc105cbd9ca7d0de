import { flowGraph } from '#engine/authoring/graph/flowGraph.ts';
import { runnable } from '../editedFlows.ts';
import type { CheckRequest } from './CheckMessage.ts';

/** Without a document, the layout library would take this worker for its own and handle the messages itself. */
async function loadDrawing() {
  Reflect.set(globalThis, 'document', {});
  return import('#engine/authoring/graph/drawGraph.ts');
}

async function draw({ edit, composition }: CheckRequest): Promise<void> {
  const { drawGraph } = await loadDrawing();
  const runs = runnable(edit, composition);
  if ('composition' in runs) postMessage(await drawGraph(flowGraph(runs.composition)));
}

// The page hears only of reported errors; a rejected promise would stay inside the worker.
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => void draw(data).catch(reportError));
