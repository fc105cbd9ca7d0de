import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { checkFlows } from '#engine/authoring/check/checkFlows.ts';
import { checkSchema } from '#engine/authoring/check/files/checkSchema.ts';
import { nameOf } from '#engine/authoring/read/Composition.ts';
import type { FindingCode } from '#engine/authoring/finding/findingTexts.ts';
import { flowNameOf } from '#engine/authoring/read/Source.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { compositions, editedSources } from '../editedFlows.ts';
import type { CheckReply, CheckRequest } from './CheckMessage.ts';

/** Findings about parts that one composition does not use, although others may. */
const settledByAll: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'unreachableStep',
  'unreachableState',
  'alwaysTrue',
  'unwalkedSection',
]);

const tell = (reply: CheckReply) => postMessage(reply);

/** Checks in three passes: first the schema, which is fast, then the composition on screen, then all compositions. */
function check({ edit, composition }: CheckRequest): void {
  const sources = editedSources(edit);
  const edited = sources.find(({ file }) => file === edit.file);
  if (!edited) return tell({ findings: [], done: true });
  const { set, findings } = checkSchema(stepLanguage, edited);
  if (!set) return tell({ findings, done: true });
  const only = flowNameOf(edited);
  const using = compositions.filter(({ written }) => written.some(({ source }) => source.file === edit.file));
  const first = using.find((one) => nameOf(one) === composition);
  if (first && using.length > 1) {
    const files = new Set(first.written.map(({ source }) => source.file));
    const found = checkFlows({
      language: stepLanguage,
      sources: sources.filter(({ file }) => files.has(file)),
      flows: flowIndex.filter(({ flow }) => flow === first.flow),
      only,
    });
    tell({ findings: found.filter(({ code }) => !settledByAll.has(code)), done: false, explored: composition });
  }
  tell({ findings: checkFlows({ language: stepLanguage, sources, flows: flowIndex, only }), done: true });
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => check(data));
