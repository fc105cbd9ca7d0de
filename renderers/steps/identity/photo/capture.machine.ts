import { assign, setup } from 'xstate';
import { effect } from '#engine/effects/effect.ts';
import type { CameraPermission } from '#renderers/ports/ports.ts';
import type { PhotoFault } from './file/faultOf.ts';

interface CaptureContext {
  /** The photo being checked; it stays until another replaces it. */
  readonly photo: Blob | null;
  /** The id under which the photo was submitted. */
  readonly kept: string | null;
  /** Why the file that was chosen last was rejected. */
  readonly fault: PhotoFault | null;
  /** Whether the camera has worked before. */
  readonly worked: boolean;
  /** Why the camera failed. */
  readonly reason: 'denied' | 'missing';
}

type CaptureEvent =
  | { readonly type: 'GRANT' }
  | { readonly type: 'FAILED'; readonly reason: 'denied' | 'missing' }
  | { readonly type: 'SHOOT'; readonly photo: Blob }
  /** A valid file was chosen. */
  | { readonly type: 'FILE'; readonly photo: Blob }
  | { readonly type: 'REFUSE'; readonly fault: PhotoFault }
  | { readonly type: 'RETAKE' }
  | { readonly type: 'CONTINUE'; readonly kept: string };

/**
 * Takes one photo, with the camera or from a file, and holds it while the patient checks it and while it is uploaded.
 */
export const captureMachine = setup({
  types: { context: {} as CaptureContext, events: {} as CaptureEvent },
  actors: { askPermission: effect<CameraPermission, void>('askPermission') },
  guards: {
    isGranted: (_, { permission }: { readonly permission: CameraPermission }) => permission === 'granted',
    isDenied: (_, { permission }: { readonly permission: CameraPermission }) => permission === 'denied',
    hasWorked: ({ context }) => context.worked,
  },
  actions: {
    take: assign(({ event }) =>
      event.type === 'SHOOT' || event.type === 'FILE' ? { photo: event.photo, kept: null, fault: null } : {},
    ),
    drop: assign({ photo: null, kept: null, fault: null }),
    refuse: assign(({ event }) => (event.type === 'REFUSE' ? { fault: event.fault } : {})),
    rememberReason: assign(({ event }) => (event.type === 'FAILED' ? { reason: event.reason, worked: false } : {})),
    rememberDenied: assign({ reason: 'denied' as const }),
    rememberThatItWorked: assign({ worked: true }),
    rememberId: assign(({ event }) => (event.type === 'CONTINUE' ? { kept: event.kept } : {})),
  },
}).createMachine({
  id: 'capture',
  context: { photo: null, kept: null, fault: null, worked: false, reason: 'denied' },
  initial: 'checkingPermission',
  on: { FILE: { target: '.preview', actions: 'take' }, REFUSE: { actions: 'refuse' } },
  states: {
    checkingPermission: {
      invoke: {
        src: 'askPermission',
        onDone: [
          { guard: { type: 'isGranted', params: ({ event }) => ({ permission: event.output }) }, target: 'camera' },
          {
            guard: { type: 'isDenied', params: ({ event }) => ({ permission: event.output }) },
            target: 'denied',
            actions: 'rememberDenied',
          },
          { target: 'prompt' },
        ],
        onError: 'prompt',
      },
    },
    prompt: { on: { GRANT: 'camera' } },
    camera: {
      on: {
        FAILED: { target: 'denied', actions: 'rememberReason' },
        SHOOT: { target: 'preview', actions: ['take', 'rememberThatItWorked'] },
      },
    },
    denied: {},
    preview: {
      on: {
        RETAKE: [
          // Some browsers would ask again for a permission that the patient gave a moment ago.
          { guard: 'hasWorked', target: 'camera', actions: 'drop' },
          { target: 'checkingPermission', actions: 'drop' },
        ],
        CONTINUE: { actions: 'rememberId' },
      },
    },
  },
});
