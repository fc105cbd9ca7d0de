import type { Value } from '#schemas/flow/answer.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { didYouMean } from '../finding/didYouMean.ts';
import { problemAt } from '../finding/jsonProblems.ts';
import { pointerPart } from '../read/readJson.ts';
import type { Source } from '../read/Source.ts';
import { factType, Vocabulary, type RefType } from '../answers/Vocabulary.ts';
import type { Script } from './Script.ts';
import type { Subject } from './Subject.ts';

const inForm = (value: Value | null | undefined) => JSON.stringify(value);

/** The reason why a value does not fit a type; undefined when it fits. */
function misfit(value: Value | null | undefined, type: RefType): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (!('values' in type))
    return typeof value === type.type ? undefined : `is a ${type.type}, and ${inForm(value)} is none`;
  if (typeof value === 'string' && type.values.includes(value)) return undefined;
  const hint = typeof value === 'string' ? didYouMean(value, type.values) : '';
  return `is one of ${type.values.map((one) => `'${one}'`).join(', ')}, and ${inForm(value)} is none of them${hint}`;
}

/** The unknown names and invalid values in a script, one line each; empty when it can run. */
export function checkScript(source: Source, script: Script, { definition }: Subject): readonly string[] {
  const problems: string[] = [];
  const vocabulary = new Vocabulary(definition.kinds, definition.sets);
  const ids = definition.steps.map(({ step }) => step.id);
  const contracts = new Map(definition.sets.flatMap(({ effects }) => Object.entries(effects ?? {})));
  const names = [...contracts.keys()].filter((name) => name !== 'saveAnswer');
  const found = (pointer: string, what: string) => problems.push(problemAt(source, pointer, what));

  const checkFact = (pointer: string, ref: string, value: Value | null | undefined, type = vocabulary.fact(ref)) => {
    if (!type) return found(pointer, `there is no fact '${ref}'${didYouMean(ref, vocabulary.factNames())}`);
    const wrong = misfit(value, type);
    return wrong !== undefined && found(pointer, `'${ref}' ${wrong}`);
  };
  for (const [ref, value] of Object.entries(script.facts ?? {})) checkFact(`/facts${pointerPart(ref)}`, ref, value);
  for (const id of Object.keys(script.answers ?? {}))
    if (!ids.includes(id)) found(`/answers${pointerPart(id)}`, `there is no step '${id}'${didYouMean(id, ids)}`);
  for (const [name, given] of Object.entries(script.effects ?? {})) {
    const pointer = `/effects${pointerPart(name)}`;
    const contract = contracts.get(name);
    if (!contract || name === 'saveAnswer') {
      const why = name === 'saveAnswer' ? 'here every answer is saved at once' : `there is no effect '${name}'`;
      found(pointer, why + didYouMean(name, names));
      continue;
    }
    const checkLearned = (taught: Facts, part: 'learns' | 'learnsOnFailure') => {
      const may = contract[part] ?? {};
      for (const [ref, value] of Object.entries(taught)) {
        const type = may[ref];
        if (type) checkFact(pointer, ref, value, factType(type));
        else found(pointer, `'${name}' does not learn '${ref}'${didYouMean(ref, Object.keys(may))}`);
      }
    };
    for (const result of [given].flat()) {
      if ('learns' in result) checkLearned(result.learns, 'learns');
      else checkLearned(result.learnsOnFailure ?? {}, 'learnsOnFailure');
      if ('learns' in result) continue;
      if (!contract.fails?.includes(result.fails)) {
        const codes = contract.fails ?? [];
        const fails = codes.length === 0 ? 'never fails' : `fails with ${codes.join(', ')}`;
        found(pointer, `'${name}' ${fails}, and not with '${result.fails}'`);
      }
    }
  }
  for (const [at, event] of (script.events ?? []).entries())
    if (!ids.includes(event.at) && !names.includes(event.at))
      found(`/events/${at}/at`, `there is no step or effect '${event.at}'${didYouMean(event.at, [...ids, ...names])}`);
  return problems;
}
