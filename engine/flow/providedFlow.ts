import { createMachine, type AnyStateMachine } from 'xstate';

/**
 * The place of a flow in a machine that knows only its type: a placeholder, which the machine's `provide` replaces. Entering it
 * before that fails with an error that says so.
 *
 * @param name the name of the flow
 */
export function providedFlow(name: string): AnyStateMachine {
  return createMachine({
    id: name,
    entry: () => {
      throw new Error(`flow '${name}' is not provided; give its machine to 'provide' of the machine that runs it`);
    },
  });
}
