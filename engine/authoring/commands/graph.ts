import { parseArgs } from 'node:util';
import { readableSets } from '../checkFlows.ts';
import { drawGraph } from '../graph/drawGraph.ts';
import { flowGraph } from '../graph/flowGraph.ts';
import { graphAround } from '../graph/graphAround.ts';
import { subjectOf } from '../graph/subjectOf.ts';
import { readStepSets } from '../readStepSets.ts';
import type { Command } from './Command.ts';
import { readIndex } from './readIndex.ts';
import { writeOut } from './writeOut.ts';

const options = { template: { type: 'string' }, out: { type: 'string' } } as const;

/** Draws a flow or template as SVG. */
export const graph: Command = {
  name: 'graph',
  takes: '<flow> [--template <name>] [--out <file>]',
  does: 'draw a flow, or a template in its flow, as SVG with the conditions on its ways',
  async run(root, args) {
    try {
      const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
      const [name = ''] = positionals;
      const { written } = readableSets(readStepSets(root));
      const subject = subjectOf(await readIndex(root), written, { name, template: values.template });
      if ('problem' in subject) return { text: `${subject.problem}\n`, code: 2 };
      const whole = flowGraph(subject.composition);
      const drawing = await drawGraph(subject.sections ? graphAround(whole, subject.sections) : whole);
      return writeOut(root, drawing, values.out);
    } catch (error) {
      if (error instanceof Error && 'code' in error) return { text: `${error.message}\n`, code: 2 };
      throw error;
    }
  },
};
