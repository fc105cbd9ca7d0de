import { userEvent } from 'storybook/test';

/** Presses several elements without any delay in between, to be faster than a step that continues automatically. */
export const pressWithoutDelay = (...targets: readonly Element[]): Promise<void> =>
  userEvent.setup({ delay: null }).pointer(targets.map((target) => ({ keys: '[MouseLeft]', target })));
