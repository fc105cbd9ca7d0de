/** The steps of the flow that asks the questions of a template. */
export const intakeWalkSteps = {
  flow: 'intake-walk',
  version: 1,
  facts: {
    'stops.hold': 'boolean',
    'stops.raised': { enum: [], several: true },
    'stops.cleared': { enum: [], several: true },
  },
  effects: { saveAnswer: { fails: ['NetworkError'] } },
  conditions: { stopped: { 'stops.hold': true } },
  sections: {
    asked: [{ id: 'asked', kind: 'notice', title: 'That is all', actions: [{ label: 'Leave', to: '/' }] }],
  },
  invariants: [{ before: 'check', never: 'stopped' }],
};
