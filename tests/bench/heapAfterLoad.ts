import { contenderNamed } from './contenderNamed.ts';
import { generate, startingFacts } from './generate.ts';

// Run with --expose-gc: prints the bytes that a contender holds once a definition is loaded and a visit started.
const [name, count] = process.argv.slice(2);
const contender = contenderNamed(name);
const collect = globalThis.gc;
if (!collect) throw new Error('run this with --expose-gc');

const textOf = (steps: number) => Buffer.from(contender.textOf(generate(steps)));
const settledHeap = () => {
  for (let time = 0; time < 4; time += 1) collect();
  return process.memoryUsage().heapUsed;
};

// A first small definition takes the cost of code and machinery, which does not grow with the definition.
const small = contender.load(textOf(20).toString()).start(startingFacts);
const text = textOf(Number(count));
const before = settledHeap();
const run = contender.load(text.toString()).start(startingFacts);
const after = settledHeap();
if (run.shown() === undefined || small.shown() === undefined) throw new Error('nothing is shown');
process.stdout.write(String(after - before));
