import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { isKind } from '#flows/kinds/isKind.ts';
import steps from '#flows/verification/verification.steps.json' with { type: 'json' };

const [selfie] = stepSetOf(steps).sections['profile-image'] ?? [];
if (!selfie || !isKind(selfie, 'photo')) throw new TypeError('identity verification takes no photo of the patient');

/** The texts of the camera are those of identity verification; what the photo is for is not. */
export const photoStep = {
  ...selfie,
  title: 'Show your face',
  help: 'A photo helps your care team to know who they write with.',
  continueLabel: 'Save photo',
  errors: { ...selfie.errors, failed: 'There was an error uploading your file. Please try again.' },
};
