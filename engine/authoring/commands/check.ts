import { checkFlows, readableSets } from '../checkFlows.ts';
import { composed } from '../Composition.ts';
import type { FlowEntry } from '../FlowEntry.ts';
import { formatFinding } from '../formatFinding.ts';
import { readStepSets } from '../readStepSets.ts';
import { flowNameOf, type Source } from '../Source.ts';
import type { Command } from './Command.ts';
import { readIndex } from './readIndex.ts';

/** How many step sets a check looks at: of one flow or template, those that it runs with. */
function countOf(sources: readonly Source[], flows: readonly FlowEntry[], only: string | undefined): string {
  if (only === undefined) return `${sources.length} step sets`;
  const { written } = readableSets(sources);
  const names = flows
    .flatMap((entry) => composed(entry, written).compositions)
    .map((one) => one.written.map(({ set }) => set.flow))
    .filter((sets) => sets.includes(only));
  const count = new Set([only, ...names.flat()]).size;
  return count === 1 ? '1 step set' : `${count} step sets`;
}

/** Checks all flows, or one flow or template, and tells every finding. */
export const check: Command = {
  name: 'check',
  takes: '[flow] [--json]',
  does: 'check all flows, or one flow or template: exit code 1 where something is to be mended',
  async run(root, args) {
    const only = args.find((one) => !one.startsWith('--'));
    const sources = readStepSets(root);
    const names = sources.map(flowNameOf);
    if (only !== undefined && !names.includes(only))
      return { text: `there is no flow '${only}'; there are ${names.join(', ')}\n`, code: 2 };
    const flows = await readIndex(root);
    const findings = checkFlows({ sources, flows, ...(only !== undefined && { only }) });
    const open = findings.filter(({ severity }) => severity !== 'acknowledged');
    const code = open.length > 0 ? 1 : 0;
    if (args.includes('--json')) return { text: `${JSON.stringify(findings, null, 2)}\n`, code };
    const accepted = findings.length - open.length;
    const count = `${countOf(sources, flows, only)} checked: ${open.length} to mend, ${accepted} accepted`;
    return { text: [...findings.map(formatFinding), count].join('\n\n') + '\n', code };
  },
};
