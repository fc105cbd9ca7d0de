import type { Break } from './Break.ts';

const frame = 'tests/pages/visit/visitFrame.test.ts';
const start = 'tests/pages/visit/visitStart.test.ts';
const stops = 'tests/pages/visit/visitStops.test.ts';

/** Faults of the visit. */
export const breaks: readonly Break[] = [
  {
    name: 'a visit is left while an answer is still being saved',
    file: 'app/visit/page/VisitBar.tsx',
    from: "if (saveState === 'saving') return { by: 'saving', unsaved };",
    to: '',
    seenBy: { file: frame, test: 'the way out of a visit > waits for an answer that is being saved' },
  },
  {
    name: 'Back loses the acknowledgement of the answer under way',
    file: 'app/flow/useFlowAddress.ts',
    from: "if (saving?.getSnapshot().matches('saving')) waitFor",
    to: 'if (false) waitFor',
    seenBy: { file: frame, test: 'waits with Back for the answer under way, and is in no conflict with itself' },
  },
  {
    name: 'a page that the browser has kept is on screen before its session is checked',
    file: 'app/shell/SessionGuard.tsx',
    from: 'page.hidden = true;',
    to: '',
    seenBy: {
      file: frame,
      test: 'a page that the browser has kept > shows nothing more after a logout in another tab, and leads to the login',
    },
  },
  {
    name: 'a login forgets the question that a link has named',
    file: 'app/visit/page/useReads.ts',
    from: 'location.replace(loginHref())',
    to: "location.replace('/login')",
    seenBy: { file: frame, test: 'opens a question that a link names once its patient has logged in' },
  },
  {
    name: 'a visit goes on with a product that it does not offer any more',
    file: 'app/visit/flow/createVisit.ts',
    from: 'isOffered(template, intake.products) &&',
    to: 'intake.products.length > 0 &&',
    seenBy: {
      file: 'tests/pages/visit/visitVersions.test.ts',
      test: 'says on a device that does not know of a change that nothing was charged, and leads to what is offered now',
    },
  },
  {
    name: 'questions that were skipped stay open at the end of a visit',
    file: 'flows/visit/visit.machine.ts',
    from: "walks('intake', { complete: true })",
    to: "walks('intake')",
    seenBy: {
      file: 'tests/pages/visit/visitQuestions.test.ts',
      test: 'goes on at the first open question, which verifies what is known, and leaves none open',
    },
  },
  {
    name: 'a patient of another sex begins the medical history at a wrong count',
    file: 'flows/visit/placeOf.ts',
    from: 'Math.max(at - 1, 1)',
    to: 'at',
    seenBy: {
      file: 'tests/pages/account/medicalHistory.test.ts',
      test: 'the questions of the medical history > begin for a patient of another sex with allergies, behind pregnancy',
    },
  },
  {
    name: 'focus stays on the button of a form that is refused',
    file: 'renderers/answering/useFocusFirstProblem.ts',
    from: 'control?.focus();',
    to: '',
    seenBy: { file: start, test: 'the profile > says beside each field what is missing, and goes to the first' },
  },
  {
    name: 'a visit asks the API again for what its document came with',
    file: 'app/visit/document/mountVisit.tsx',
    from: 'const given = givenReads();',
    to: 'const given = givenReads() && undefined;',
    seenBy: {
      file: 'tests/e2e/visitDocument.test.ts',
      test: 'a visit opened by its address > asks the API for nothing that the document came with',
    },
  },
  {
    name: 'a visit is opened with the stops that its template had when it began',
    file: 'services/backend/modules/intakes/openIntake.ts',
    from: 'definitions.inForce(row)',
    to: 'definitions.get(row.version_id)',
    seenBy: { file: stops, test: 'a visit that began before its template had stops is stopped by those of today' },
  },
  {
    name: 'a stop of another device is an error on the checkout',
    file: 'app/visit/flow/laterVisit.ts',
    from: "error.code === 'VisitStopped'",
    to: 'false',
    seenBy: {
      file: stops,
      test: 'a stop that another device raised is shown in place of what this one was about to buy',
    },
  },
];
