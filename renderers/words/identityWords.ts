import { placeOf } from './words.ts';

/** The renderer's own words about the camera, and about codes that are sent. All other texts come from the step's definition. */
export const identityWords = {
  cameraStarts: 'The camera is starting…',
  cameraPicture: 'Live view from your camera',
  checkingCode: 'Checking…',
  sendingCode: 'Sending…',
  codeSent: 'We sent a new code. Earlier codes no longer work.',
} as const;

/** The accessible name of one box of a code. */
export const digitName = (at: number, total: number) => `Digit ${placeOf(at, total)}`;

/** Why another code cannot be requested yet. */
export const waitForCode = (seconds: number) =>
  `You can ask for a new code in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`;
