import type { Composition } from '#engine/authoring/read/Composition.ts';
import { describeCondition } from '#engine/authoring/conditions/describeCondition.ts';
import { effectsIn, machinesIn, stateNodes } from '#engine/authoring/explore/machineParts.ts';
import { Model } from '#engine/authoring/answers/Model.ts';
import { sectionsWalked } from '#engine/authoring/explore/sectionsWalked.ts';
import { fieldType, type RefType } from '#engine/authoring/answers/Vocabulary.ts';
import type { Definition } from '#engine/definition/compile.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import { declaredFacts } from '../live/declaredFacts.ts';
import type { EditorNames } from './EditorNames.ts';

const refType = (type: FactType): RefType =>
  typeof type === 'string' ? { type } : { type: 'several' in type ? 'list' : 'enum', values: type.enum };

/** The names that one file of a composition may use. */
export function editorNamesOf({ written, machine }: Composition, definition: Definition, file: string): EditorNames {
  const set = written.find(({ source }) => source.file === file)?.set;
  const facts = declaredFacts(definition.sets);
  const machines = machine ? machinesIn(machine) : [];
  const own = machines.find(({ id }) => id === set?.flow);
  const model = new Model(definition);
  return {
    conditions: Object.entries(set?.conditions ?? {}).map(([name, condition]) => ({
      name,
      detail: describeCondition(condition, (ref) => Object.hasOwn(facts, ref)),
    })),
    references: [
      ...Object.entries(facts).map(([ref, type]) => ({ ref, type: refType(type), detail: 'fact', position: -1 })),
      ...definition.steps.flatMap(({ step, index, fields }) =>
        fields.map((field) => ({
          ref: field.name === 'value' ? step.id : `${step.id}.${field.name}`,
          type: fieldType(field),
          detail: step.title,
          position: index,
        })),
      ),
    ],
    sections: new Map([...definition.sections].map(([name, { from }]) => [name, from])),
    states: own ? stateNodes(own).map(({ id }) => id.slice(own.id.length + 1)) : [],
    effects: own ? [...new Set(effectsIn(own))] : [],
    walked: own ? [...new Set([...sectionsWalked(model, own).values()].flat())] : [],
  };
}
