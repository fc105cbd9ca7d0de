import { sourceOf } from '#engine/authoring/Source.ts';

const steps = {
  flow: 'intake-walk',
  version: 1,
  effects: { saveAnswer: { fails: ['NetworkError'] } },
  sections: {
    asked: [{ id: 'asked', kind: 'notice', title: 'That is all', actions: [{ label: 'Leave', to: '/' }] }],
  },
};

const instead = {
  flow: 'instead',
  version: 1,
  sections: {
    instead: [
      { id: 'instead', kind: 'notice', title: 'Another flow', actions: [{ label: 'Go on', does: 'continue' }] },
    ],
  },
};

/** The steps JSON of such flows. */
export const insteadSource = sourceOf('flows/instead.steps.json', JSON.stringify(instead, null, 2));

/** The steps JSON of the walk. */
export const intakeWalkSource = sourceOf('flows/intake-walk.steps.json', JSON.stringify(steps, null, 2), {
  file: 'flows/intake-walk.machine.ts',
  text: '',
});
