import { flowGraph } from '#engine/authoring/graph/flowGraph.ts';
import { runnable } from '../editedFlows.ts';
import type { CheckRequest } from './CheckMessage.ts';

/** The layout library takes a worker without a document for its own, and would answer the messages itself. */
async function loadDrawing() {
  Reflect.set(globalThis, 'document', {});
  return import('#engine/authoring/graph/drawGraph.ts');
}

async function draw({ edit, composition }: CheckRequest): Promise<void> {
  const { drawGraph } = await loadDrawing();
  const runs = runnable(edit, composition);
  if ('composition' in runs) postMessage(await drawGraph(flowGraph(runs.composition)));
}

// Only what is reported reaches the page: a promise that fails stays in here.
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => void draw(data).catch(reportError));
