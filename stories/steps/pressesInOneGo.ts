import { userEvent } from 'storybook/test';

/** Presses one after the other with no time between, for what is meant to come before a step goes on by itself. */
export const pressesInOneGo = (...targets: readonly Element[]): Promise<void> =>
  userEvent.setup({ delay: null }).pointer(targets.map((target) => ({ keys: '[MouseLeft]', target })));
