import type { StepLanguage } from '../read/StepLanguage.ts';
import { acknowledge } from './acknowledge.ts';
import { checkComposition } from './checkComposition.ts';
import { checkTexts } from './checkTexts.ts';
import { composed, type Composition, type WrittenSet } from '../read/Composition.ts';
import { findingAt, type Finding } from '../finding/Finding.ts';
import type { FindingCode } from '../finding/findingTexts.ts';
import type { FlowEntry } from '../read/FlowEntry.ts';
import { groupBy } from '../read/groupBy.ts';
import { refusedWitness } from '../finding/refusedWitness.ts';
import { flowNameOf, type Source } from '../read/Source.ts';
import type { Witness } from '../finding/Witness.ts';
import type { WitnessFinder } from '../witness/WitnessFinder.ts';

/**
 * Findings that count only if they hold in every composition: another template may reach the step or state, or walk the
 * section.
 */
const onlyEverywhere: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'unreachableStep',
  'unreachableState',
  'alwaysTrue',
  'unwalkedSection',
]);

const keyOf = ({ code, file, pointer, what }: Finding) =>
  onlyEverywhere.has(code) ? `${code} ${file} ${pointer}` : `${code} ${file} ${pointer} ${what}`;

const involves = ({ written }: Composition, { file }: Finding) =>
  written.some(({ source }) => source.file === file || source.machine?.file === file);

/**
 * All findings of the compositions, each once, after the findings of single files, each with its witness. Explorations
 * are large, so witnesses are looked for while each one is in memory; for findings that must hold in every composition,
 * at the end.
 */
function merged(compositions: readonly Composition[], single: readonly Finding[]): readonly Finding[] {
  const witnesses = new Map<string, Witness>();
  const seek = (findings: readonly Finding[], composition: Composition, finder: WitnessFinder) => {
    for (const finding of findings) {
      const key = keyOf(finding);
      if (finding.witness || witnesses.has(key) || !involves(composition, finding)) continue;
      const witness = finder.find(finding);
      if (witness) witnesses.set(key, witness);
    }
  };
  const explored = new Map<string, Set<string>>();
  const checked = compositions.map((composition) => {
    const sections = explored.get(composition.flow) ?? new Set<string>();
    explored.set(composition.flow, sections);
    const { findings, finder } = checkComposition(composition, sections);
    seek([...single, ...findings.filter(({ code }) => !onlyEverywhere.has(code))], composition, finder);
    if (compositions.length > 1) finder.forget();
    return { composition, findings, finder };
  });
  const found = [
    ...groupBy(
      checked.flatMap(({ findings }) => findings),
      keyOf,
    ).values(),
  ].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const shared = compositions.filter((one) => involves(one, first)).length;
    const reported = checked.filter(({ findings }) => findings.some((one) => same.includes(one))).length;
    return onlyEverywhere.has(first.code) && reported < shared ? [] : [first];
  });
  const late = found.filter(({ code }) => onlyEverywhere.has(code));
  for (const { composition, finder } of checked) {
    seek(late, composition, finder);
    if (compositions.length > 1) finder.forget();
  }
  return [...single, ...found].map((finding) => {
    const witness = finding.witness ?? witnesses.get(keyOf(finding));
    return witness ? { ...finding, witness } : finding;
  });
}

/** The input of the checker: the texts of all step sets, the index of flows, and the language they are written in. */
export interface CheckInput {
  readonly sources: readonly Source[];
  readonly flows: readonly FlowEntry[];
  readonly language: StepLanguage;
  /** Checks only this flow, or the flows that use this template. */
  readonly only?: string;
}

/** Whether an entry runs a flow or a template, as far as the readable sets tell. */
const runs = ({ flow, composedWith, eachTemplate }: FlowEntry, name: string, written: readonly WrittenSet[]) =>
  flow === name ||
  composedWith.includes(name) ||
  (eachTemplate === true && written.some(({ set }) => set.template !== undefined && set.flow === name));

/** Checks all flows with all their templates. The findings are sorted by place and listed once each. */
export function checkFlows({ sources, flows, language, only }: CheckInput): readonly Finding[] {
  const { written, findings: single } = checkTexts(language, sources);
  const index = flows.map((entry) => ({ entry, ...composed(entry, written) }));
  const asked = index.filter(({ entry }) => only === undefined || runs(entry, only, written));
  const unread = new Set(sources.filter((source) => !written.some((one) => one.source === source)).map(flowNameOf));
  const missing = asked.flatMap(({ entry, missing: names }) =>
    names
      .filter((name) => !unread.has(name))
      .map((name) =>
        findingAt(
          'incompleteIndex',
          { file: 'flows/flowIndex.ts', pointer: '', line: 1 },
          `flow '${entry.flow}' names '${name}', and there is no such steps JSON`,
          refusedWitness(entry.flow, [entry.flow, ...entry.composedWith], `there is no steps JSON '${name}'`),
        ),
      ),
  );
  // With an unreadable set missing, the other sets of its flow would seem to read steps and walk sections that do not
  // exist.
  const alone = written
    .filter(({ set }) => !flows.some((entry) => runs(entry, set.flow, written)))
    .map((one): Composition => ({ flow: one.set.flow, written: [one] }));
  const chosen = [...index.flatMap((one) => one.compositions), ...alone].filter(
    (one) => only === undefined || one.written.some(({ set }) => set.flow === only),
  );
  const needed = new Set([only, ...asked.flatMap((one) => one.missing)]);
  const all = acknowledge([...missing, ...merged(chosen, single)], written);
  return all
    .filter(
      (one) =>
        only === undefined ||
        missing.includes(one) ||
        chosen.some((composition) => involves(composition, one)) ||
        sources.some((source) => source.file === one.file && needed.has(flowNameOf(source))),
    )
    .toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}
