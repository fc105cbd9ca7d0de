import type { Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { backendTemplate } from './backendTemplate.ts';

const [welcome, mood, since, history, , notes] = backendTemplate.sections.intake;

/**
 * The sample template two versions on: `notes` is renamed, an option of `mood` has another value, one of `history` is
 * gone, `cycle` is not asked any more, and there is a question more. `since` stays as it is.
 */
export const changedTemplate: StepSet<Step> = {
  ...backendTemplate,
  version: 3,
  conditions: {},
  sections: {
    intake: [
      welcome,
      { ...notes, id: 'remarks', title: 'Is there anything else?' },
      { id: 'sleep', kind: 'short-text', title: 'How do you sleep?' },
      { ...mood, options: [{ value: 'fine', label: 'Fine' }, mood.options[1]] },
      since,
      { ...history, options: [history.options[0]] },
    ],
  },
  migrations: [
    { to: 2, rename: { notes: 'comments' } },
    { to: 3, rename: { comments: 'remarks' }, map: { mood: { well: 'fine' } }, drop: ['cycle'] },
  ],
};
