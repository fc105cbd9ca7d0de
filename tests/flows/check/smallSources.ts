import { intakeWalkSteps } from '../walks/intakeWalkSteps.ts';
import { sourceOf } from '#engine/authoring/read/Source.ts';

const { asked } = intakeWalkSteps.sections;

const instead = {
  flow: 'instead',
  version: 1,
  sections: {
    instead: [
      { id: 'instead', kind: 'notice', title: 'Another flow', actions: [{ label: 'Go on', does: 'continue' }] },
    ],
  },
};

/** The steps of a flow that only some are asked anything in. */
export const gatedSteps = {
  flow: 'gated-walk',
  version: 1,
  facts: { 'patient.sex': { enum: ['female', 'male', 'other'] } },
  effects: { saveAnswer: { fails: ['NetworkError'] } },
  conditions: { isAsked: { 'patient.sex': { in: ['female', 'other'] } } },
  sections: { asked },
};

/** The steps of a flow that takes some for others while it begins to ask them. */
export const learningSteps = {
  ...gatedSteps,
  flow: 'learning-walk',
  conditions: { isFemale: { 'patient.sex': 'female' }, isOther: { 'patient.sex': 'other' } },
};

/** The steps JSON of such flows. */
export const insteadSource = sourceOf('flows/instead.steps.json', JSON.stringify(instead, null, 2));

/** The steps JSON of the walk. */
export const intakeWalkSource = sourceOf('flows/intake-walk.steps.json', JSON.stringify(intakeWalkSteps, null, 2), {
  file: 'flows/intake-walk.machine.ts',
  text: '',
});

/** The steps JSON of a walk behind a decision. */
export const gatedWalkSource = sourceOf('flows/gated-walk.steps.json', JSON.stringify(gatedSteps, null, 2), {
  file: 'flows/gated-walk.machine.ts',
  text: '',
});

/** The steps JSON of a walk behind a decision that learns what the template reads. */
export const learningWalkSource = sourceOf('flows/learning-walk.steps.json', JSON.stringify(learningSteps, null, 2), {
  file: 'flows/learning-walk.machine.ts',
  text: '',
});
