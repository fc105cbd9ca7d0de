import type { FlowContext } from './FlowContext.ts';

interface Named {
  readonly flow: string;
  readonly conditions: object;
}

type Guard = (args: { readonly context: FlowContext }) => boolean;

/**
 * The named conditions of a steps JSON as guards of its machine. A guard passes when its condition is true. A guard in
 * the machine without a condition of that name is a type error.
 */
export function guardsOf<const S extends Named>(steps: S): { readonly [K in keyof S['conditions'] & string]: Guard };
export function guardsOf({ flow, conditions = {} }: Pick<Named, 'flow'> & Partial<Named>): {
  readonly [name: string]: Guard;
} {
  const guards: { [name: string]: Guard } = {};
  for (const name of Object.keys(conditions))
    guards[name] = ({ context: { answers } }) => answers.definition.condition(flow, name)(answers) === true;
  return guards;
}
