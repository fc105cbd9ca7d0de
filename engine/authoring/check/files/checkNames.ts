import type { WrittenSet } from '../../read/Composition.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';
import { refusalOf } from '../../finding/refusalOf.ts';
import { refusedWitness } from '../../finding/refusedWitness.ts';

/** Checks that no two files have the same flow name, whether they run together or not. */
export const checkNames = (written: readonly WrittenSet[]): readonly Finding[] =>
  written.flatMap((one, at) => {
    const { set, source } = one;
    const first = written.slice(0, at).find((other) => other.set.flow === set.flow);
    if (!first) return [];
    const { file, line } = first.source.place('/flow');
    const refusal = refusalOf([first, one]);
    const witness = refusal === undefined ? undefined : refusedWitness(set.flow, [set.flow, set.flow], refusal);
    return [
      findingAt('duplicateFlow', source.place('/flow'), `flow '${set.flow}' is at ${file}:${line} already`, witness),
    ];
  });
