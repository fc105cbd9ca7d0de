import { parseArgs } from 'node:util';
import { jsonProblems, problemAt } from '../finding/jsonProblems.ts';
import { noSuch } from '../finding/noSuch.ts';
import { carryDraft } from '../simulate/carryDraft.ts';
import { checkScript } from '../simulate/checkScript.ts';
import { formatRun } from '../simulate/formatRun.ts';
import { runScript } from '../simulate/runScript.ts';
import { scriptForm, type Script } from '../simulate/Script.ts';
import { subjectOf } from '../simulate/Subject.ts';
import { sourceOf, type Source } from '../read/Source.ts';
import type { Command, CommandResult } from './Command.ts';
import { readFlows, type Flows } from './project/readFlows.ts';
import { readText } from './project/readText.ts';

const USAGE = `npm run flows -- simulate <flow> --answers <file> [--json]

The file says what is known and what is answered:
  { "facts": { "patient.sex": "male" }, "answers": { "sleep": { "value": "badly" } },
    "effects": { "checkAvailability": { "fails": "NetworkError" } }, "template": "rapamycin",
    "events": [{ "at": "sleep", "send": { "type": "BACK" } }] }
An effect that it does not name succeeds. A stored draft can be given as it is.
`;

const notUnderstood = (...problems: readonly string[]): CommandResult => ({
  text: `${problems.join('\n')}\n`,
  code: 2,
});

/** The template that a script runs with: the one it names, or the draft's own flow if that is the template. */
const templateOf = ({ template, flow }: Script, name: string) => template ?? (flow === name ? undefined : flow);

function simulated(name: string, source: Source, { index, written }: Flows, json: boolean): CommandResult {
  const { value } = source;
  const names = written.map(({ set }) => set.flow);
  if (!names.includes(name)) return notUnderstood(noSuch('flow', name, names));
  const malformed = jsonProblems(source, scriptForm);
  if (malformed.length > 0 || !scriptForm(value)) return notUnderstood(...malformed);
  const found = subjectOf(index, written, name, templateOf(value, name));
  if ('problem' in found) return notUnderstood(found.problem);
  const { subject } = found;
  const set = written.find((one) => one.set.flow === (value.flow ?? name))?.set;
  const { version } = value;
  if (version !== undefined && set && version > set.version) {
    const what = `this draft is of version ${version}, and '${set.flow}' is at version ${set.version}`;
    return notUnderstood(problemAt(source, '/version', what));
  }
  const { script, notes } =
    version === undefined || !set ? { script: value, notes: [] } : carryDraft(value, version, set, subject.definition);
  const problems = checkScript(source, script, subject);
  if (problems.length > 0) return notUnderstood(...problems);
  const run = runScript(subject, script);
  const code = run.end.kind === 'refused' || run.end.kind === 'failed' || run.end.kind === 'circles' ? 1 : 0;
  if (json) return { text: `${JSON.stringify({ flow: subject.name, notes, ...run }, null, 2)}\n`, code };
  return { text: `${[subject.name, ...notes, ...formatRun(run)].join('\n')}\n`, code };
}

/** Runs a flow with the facts and answers of a script file, and prints which steps are shown and why. */
export const simulate: Command = {
  name: 'simulate',
  takes: '<flow> --answers <file> [--json]',
  does: 'run a flow or template with given answers: which steps are shown, and why each one is',
  async run(project, args) {
    const options = { answers: { type: 'string' }, json: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name] = positionals;
    if (name === undefined || values.answers === undefined || positionals.length > 1) return notUnderstood(USAGE);
    const source = sourceOf(values.answers, readText(project.root, values.answers));
    return simulated(name, source, await readFlows(project), values.json);
  },
};
