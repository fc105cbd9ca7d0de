import { parseArgs } from 'node:util';
import { acknowledge } from '../check/acknowledge.ts';
import { checkFlows, type CheckInput } from '../check/checkFlows.ts';
import { checkTexts } from '../check/checkTexts.ts';
import { composed } from '../read/Composition.ts';
import { findingAt, type Finding } from '../finding/Finding.ts';
import { formatFinding } from '../finding/formatFinding.ts';
import { noSuch } from '../finding/noSuch.ts';
import { readableSets } from '../check/files/readableSets.ts';
import { readFolder } from '../read/readFolder.ts';
import { readStepSets } from '../read/readStepSets.ts';
import { flowNameOf, type Source } from '../read/Source.ts';
import type { Command } from './Command.ts';
import { IndexError, readIndex } from './project/readIndex.ts';
import type { Project } from './project/Project.ts';

const TAKES = '[flow] [--json]';

const USAGE = `npm run flows -- check ${TAKES}`;

const options = { json: { type: 'boolean', default: false } } as const;

/** The findings of a check, and the number of step sets checked. */
interface Report {
  readonly findings: readonly Finding[];
  readonly looked: string;
}

const setsOf = (count: number) => (count === 1 ? '1 step set' : `${count} step sets`);

/** The number of step sets that a check covers; for one flow or template, the sets that it runs with. */
function countOf({ sources, flows, language, only }: CheckInput): number {
  if (only === undefined) return sources.length;
  const { written } = readableSets(language, sources);
  const names = flows
    .flatMap((entry) => composed(entry, written).compositions)
    .map((one) => one.written.map(({ set }) => set.flow))
    .filter((sets) => sets.includes(only));
  return new Set([only, ...names.flat()]).size;
}

/**
 * When the machines cannot be loaded, mostly because a file that they import is broken, only the steps JSON is checked.
 */
function withoutMachines({ language }: Project, sources: readonly Source[], { message, place }: IndexError): Report {
  const { written, findings } = checkTexts(language, sources);
  const told = written.length < sources.length ? [] : [findingAt('incompleteIndex', place, message)];
  const looked = `The machines cannot be loaded before this is mended, so nothing was walked.\n${setsOf(sources.length)}`;
  return { findings: acknowledge([...findings, ...told], written), looked };
}

async function reportOf(project: Project, sources: readonly Source[], only: string | undefined): Promise<Report> {
  try {
    const { root, language } = project;
    const input = { sources, flows: await readIndex(root), language, ...(only !== undefined && { only }) };
    return { findings: checkFlows(input), looked: setsOf(countOf(input)) };
  } catch (error) {
    if (error instanceof IndexError) return withoutMachines(project, sources, error);
    throw error;
  }
}

function foundBeside({ root, beside }: Project, only: string | undefined): readonly Finding[] {
  if (!beside) return [];
  return readFolder(root, beside.folder).flatMap((source) => beside.find(source, only));
}

/** Checks all flows, or one flow or template, and prints every finding. */
export const check: Command = {
  name: 'check',
  takes: TAKES,
  does: 'check all flows, or one flow or template: exit code 1 where something is to be mended',
  async run(project, args) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [only] = positionals;
    if (positionals.length > 1) return { text: `${USAGE}\n`, code: 2 };
    const sources = readStepSets(project.root);
    const names = sources.map(flowNameOf);
    if (only !== undefined && !names.includes(only)) return { text: `${noSuch('flow', only, names)}\n`, code: 2 };
    const { findings: inFlows, looked } = await reportOf(project, sources, only);
    const findings = [...inFlows, ...foundBeside(project, only)];
    const open = findings.filter(({ severity }) => severity !== 'acknowledged');
    const code = open.length > 0 ? 1 : 0;
    if (values.json) return { text: `${JSON.stringify(findings, null, 2)}\n`, code };
    const count = `${looked} checked: ${open.length} to mend, ${findings.length - open.length} accepted`;
    return { text: [...findings.map(formatFinding), count].join('\n\n') + '\n', code };
  },
};
