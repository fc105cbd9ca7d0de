import { parseArgs } from 'node:util';
import { drawGraph } from '../graph/drawGraph.ts';
import { flowGraph } from '../graph/flowGraph.ts';
import { graphAround } from '../graph/graphAround.ts';
import { subjectOf } from '../graph/subjectOf.ts';
import type { Command } from './Command.ts';
import { readFlows } from './project/readFlows.ts';
import { writeOut } from './writeOut.ts';

const TAKES = '<flow> [--template <name>] [--out <file>]';

const USAGE = `npm run flows -- graph ${TAKES}`;

const options = { template: { type: 'string' }, out: { type: 'string' } } as const;

/** Draws a flow or template as SVG. */
export const graph: Command = {
  name: 'graph',
  takes: TAKES,
  does: 'draw a flow, or a template in its flow, as SVG with the conditions on its ways',
  async run(project, args) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name] = positionals;
    if (name === undefined || positionals.length > 1) return { text: `${USAGE}\n`, code: 2 };
    const { index, written } = await readFlows(project);
    const subject = subjectOf(index, written, { name, template: values.template });
    if ('problem' in subject) return { text: `${subject.problem}\n`, code: 2 };
    const whole = flowGraph(subject.composition);
    const drawing = await drawGraph(subject.sections ? graphAround(whole, subject.sections) : whole);
    return writeOut(project.root, drawing, values.out);
  },
};
