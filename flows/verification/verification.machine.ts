import { setup } from 'xstate';
import { effectActors } from '#engine/effects/effectActors.ts';
import { exitOf, flowActions, wentBack, type FlowOutput } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { answersOf, WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import steps from './verification.steps.json' with { type: 'json' };

/**
 * Identity verification: a photo of an ID and one of the patient, each checked by the patient before it is sent. It
 * runs by itself, inside a visit, or for a single photo when the care team asks for a new one (`identity.reupload`).
 */
export const verificationMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput, output: {} as FlowOutput },
  guards: { ...guardsOf(steps), wentBack },
  actions: flowActions,
  actors: {
    walk: walkMachine,
    ...effectActors(steps),
  },
}).createMachine({
  id: 'verification',
  context: flowContext,
  initial: 'opening',
  output: exitOf,
  on: { GO: { target: '.opening', actions: 'goTo' } },
  states: {
    opening: {
      always: [
        { guard: 'opensProfileImage', target: 'profileImage', actions: 'enterFirst' },
        { guard: 'opensIdImage', target: 'idImage', actions: 'enterFirst' },
        { guard: 'opensExistingIdentity', target: 'existingIdentity', actions: 'enterFirst' },
        { guard: 'opensSchedule', target: 'schedule', actions: 'enterFirst' },
        { target: 'verifyAccount', actions: 'enterFirst' },
      ],
    },
    verifyAccount: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('verify-account'),
        onDone: [{ guard: 'wentBack', target: 'back' }, { target: 'begun' }],
      },
    },
    begun: {
      always: [
        { guard: 'putOff', target: 'forward' },
        { guard: 'hasImage', target: 'existingIdentity', actions: 'enterFirst' },
        { target: 'idImage', actions: 'enterFirst' },
      ],
    },
    existingIdentity: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('existing-identity'),
        onDone: [{ guard: 'wentBack', target: 'verifyAccount', actions: 'enterFirst' }, { target: 'imagesSeen' }],
      },
    },
    imagesSeen: {
      always: [
        { guard: 'putOff', target: 'forward' },
        { guard: 'takesIdImage', target: 'idImage', actions: 'enterFirst' },
        { guard: 'takesProfileImage', target: 'profileImage', actions: 'enterFirst' },
        { guard: 'hasBothImages', target: 'forward' },
        { target: 'existingIdentity', actions: 'enterFirst' },
      ],
    },
    idImage: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('id-image'),
        onDone: [
          { guard: 'wentBack', target: 'existingIdentity', actions: 'enterFirst' },
          { target: 'sendingIdImage' },
        ],
      },
    },
    sendingIdImage: {
      invoke: {
        src: 'uploadIdImage',
        input: answersOf,
        onDone: { target: 'existingIdentity', actions: ['learn', 'enterFirst'] },
        onError: { target: 'idImage', actions: ['showProblem', 'enterFirst'] },
      },
    },
    profileImage: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('profile-image'),
        onDone: [{ guard: 'wentBack', target: 'leavingProfileImage' }, { target: 'sendingProfileImage' }],
      },
    },
    leavingProfileImage: {
      always: [
        { guard: 'reuploading', target: 'back' },
        { target: 'existingIdentity', actions: 'enterFirst' },
      ],
    },
    sendingProfileImage: {
      invoke: {
        src: 'uploadProfileImage',
        input: answersOf,
        onDone: { target: 'tagging', actions: 'learn' },
        onError: { target: 'profileImage', actions: ['showProblem', 'enterFirst'] },
      },
    },
    tagging: {
      invoke: { src: 'tagVerified', input: answersOf, onDone: 'profileImageSent', onError: 'profileImageSent' },
    },
    profileImageSent: {
      always: [
        { guard: 'reuploading', target: 'forward' },
        { target: 'existingIdentity', actions: 'enterFirst' },
      ],
    },
    schedule: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('schedule'),
        onDone: [{ guard: 'wentBack', target: 'verifyAccount', actions: 'enterFirst' }, { target: 'forward' }],
      },
    },
    forward: { type: 'final', output: { exit: 'forward' } },
    back: { type: 'final', output: { exit: 'back' } },
  },
});
