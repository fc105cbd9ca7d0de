import { checkFlows } from '../checkFlows.ts';
import { formatFinding } from '../formatFinding.ts';
import { readStepSets } from '../readStepSets.ts';
import { flowNameOf } from '../Source.ts';
import type { Command } from './Command.ts';
import { readIndex } from './readIndex.ts';

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
    const findings = checkFlows({ sources, flows: await readIndex(root), ...(only !== undefined && { only }) });
    const open = findings.filter(({ severity }) => severity !== 'acknowledged');
    const code = open.length > 0 ? 1 : 0;
    if (args.includes('--json')) return { text: `${JSON.stringify(findings, null, 2)}\n`, code };
    const accepted = findings.length - open.length;
    const count = `${names.length} step sets checked: ${open.length} to mend, ${accepted} accepted`;
    return { text: [...findings.map(formatFinding), count].join('\n\n') + '\n', code };
  },
};
