import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from '#engine/compile.ts';
import { checkFlows, readableSets } from './checkFlows.ts';
import { composed } from './Composition.ts';
import type { FlowEntry } from './FlowEntry.ts';
import { formatFinding, formatWitness } from './formatFinding.ts';
import { isMachine } from './machineParts.ts';
import { Model } from './Model.ts';
import { readStepSets } from './readStepSets.ts';
import { flowNameOf } from './Source.ts';
import { stepsJsonSchema } from './stepsJsonSchema.ts';
import { witnesses } from './witnesses.ts';

/** What a command prints, and with which code it ends: 1 where something is wrong, 2 where it was not understood. */
export interface CommandResult {
  readonly text: string;
  readonly code: 0 | 1 | 2;
}

const usage = `npm run flows -- <command>

  check [flow] [--json]   check all flows, or one flow or template: exit code 1 where something is to be mended
  walks <flow>            print a small set of walks that show every step, state, condition and failure of a flow
  schema                  write flows/steps.schema.json, by which editors check steps JSON
`;

const isFlowEntry = (value: unknown): value is FlowEntry =>
  typeof value === 'object' && value !== null && 'flow' in value && 'machine' in value && isMachine(value.machine);

async function readIndex(root: string): Promise<readonly FlowEntry[]> {
  const module: unknown = await import(pathToFileURL(join(root, 'flows/flowIndex.ts')).href);
  const index = typeof module === 'object' && module !== null && 'flowIndex' in module ? module.flowIndex : undefined;
  if (!Array.isArray(index) || !index.every(isFlowEntry))
    throw new TypeError('flows/flowIndex.ts exports no flowIndex of entries with flow, machine and composedWith');
  return index;
}

async function check(root: string, args: readonly string[]): Promise<CommandResult> {
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
}

async function walks(root: string, [flow]: readonly string[]): Promise<CommandResult> {
  const index = await readIndex(root);
  const entry = index.find((one) => one.flow === flow);
  if (!entry) return { text: `name one of the flows: ${index.map((one) => one.flow).join(', ')}\n`, code: 2 };
  const { written } = readableSets(readStepSets(root));
  const sets = composed(entry, written).compositions.map((composition) => {
    const model = new Model(compile(...composition.written.map(({ set }) => set)));
    return witnesses(composition, entry.machine, model);
  });
  const text = sets.map(({ name, witnesses: all, goals, missed }) =>
    [
      `${name}: ${all.length} walks show ${goals.size - missed.size} of ${goals.size} steps, states, conditions and failures`,
      ...[...missed].map((one) => `  no walk found for: ${one}`),
      ...all.map((one, at) => [`  walk ${at + 1}`, ...formatWitness(one).map((line) => `    ${line}`)].join('\n')),
    ].join('\n'),
  );
  return { text: `${text.join('\n\n')}\n`, code: sets.some(({ missed }) => missed.size > 0) ? 1 : 0 };
}

function schema(root: string): CommandResult {
  const path = join(root, 'flows/steps.schema.json');
  const text = stepsJsonSchema();
  let before = '';
  try {
    before = readFileSync(path, 'utf8');
  } catch {
    before = '';
  }
  if (before === text) return { text: 'flows/steps.schema.json is up to date\n', code: 0 };
  writeFileSync(path, text);
  return { text: 'flows/steps.schema.json written\n', code: 0 };
}

/** Runs one command of the authoring tool. */
export async function runCommand(root: string, args: readonly string[]): Promise<CommandResult> {
  const [command, ...rest] = args;
  switch (command) {
    case 'check':
      return check(root, rest);
    case 'walks':
      return walks(root, rest);
    case 'schema':
      return schema(root);
    case undefined:
      return { text: usage, code: 2 };
    default:
      return { text: `there is no command '${command}'\n\n${usage}`, code: 2 };
  }
}
