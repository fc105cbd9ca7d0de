import type { Break } from './Break.ts';

const identity = 'tests/pages/entry/identity.test.ts';
const payloads = 'tests/pages/dashboard/payloads.test.ts';

/** Faults of the verification of patients, of texts that run as script, of the protocol and of the timeline. */
export const breaks: readonly Break[] = [
  {
    name: 'a photo that the care team asked for is sent as any photo, and the visit goes on waiting',
    file: 'services/api/uploadImage.ts',
    from: 'reupload_image: String(reupload)',
    to: "reupload_image: 'false'",
    seenBy: { file: identity, test: 'a photo > that the care team asks for is taken again, and the visit goes on' },
  },
  {
    name: 'a photo is forgotten when its upload fails',
    file: 'app/identity/flow/identityEffects.ts',
    from: 'photos.setProgress(undefined);',
    to: 'photos.setProgress(undefined); photos.sent();',
    seenBy: {
      file: identity,
      test: 'a photo > is sent again as it is where the network was away, and where the answer was lost',
    },
  },
  {
    name: 'one photo of two is enough to go on',
    file: 'renderers/steps/identity/IdentityImagesStep.tsx',
    from: 'sent?.id && sent.profile ? undefined : reason',
    to: 'sent?.id || sent?.profile ? undefined : reason',
    seenBy: {
      file: identity,
      test: 'the verification of a patient > goes on to the dashboard once both photos are there, and not before',
    },
  },
  {
    name: 'an address that names no step of the verification opens the photo of the ID',
    file: 'app/routes/verificationRoute.ts',
    from: "? 'verify_account'",
    to: "? 'id_image'",
    seenBy: {
      file: identity,
      test: 'the verification of a patient > leads from an address that names no step, or another patient, to its own',
    },
  },
  {
    name: 'the end of a verification leads to the settings',
    file: 'app/identity/page/VerificationWalk.tsx',
    from: "params: { userId, page: 'profile' }",
    to: "params: { userId, page: 'settings' }",
    seenBy: {
      file: identity,
      test: 'the verification of a patient > is put off at verify_account and ends on the dashboard',
    },
  },
  {
    name: 'the paragraphs of a policy are taken for HTML',
    file: 'app/shell/PolicyParts.tsx',
    from: '<p key={paragraph}>{paragraph}</p>',
    to: '<p key={paragraph} dangerouslySetInnerHTML={{ __html: paragraph }} />',
    seenBy: { file: payloads, test: 'payloads are text > in a policy' },
  },
  {
    name: 'a login leads to another host where its address says so',
    file: 'app/address/internalPath.ts',
    from: 'if (url?.origin !== base) return undefined;',
    to: 'if (url?.origin !== base) return text;',
    seenBy: { file: payloads, test: 'an address that would lead elsewhere > is not gone to after the login' },
  },
  {
    name: 'the panel of a protocol change cannot be left once the request was sent',
    file: 'app/dashboard/protocol/CustomizeProtocol.tsx',
    from: '<Button onClick={onClose}>Done</Button>',
    to: '<Button>Done</Button>',
    seenBy: {
      file: 'tests/pages/appointments/protocol.test.ts',
      test: 'is changed on request from the home, and a request that fails is asked for again',
    },
  },
  {
    name: 'the latest purchase on the home does not say what comes next',
    file: 'app/dashboard/timeline/shortOf.ts',
    from: '.slice(0, 1)',
    to: '.slice(0, 0)',
    seenBy: {
      file: 'tests/pages/dashboard/timeline.test.ts',
      test: 'shows the newest purchase in short on the home, and every purchase behind it',
    },
  },
];
