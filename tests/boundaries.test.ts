import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const CONFIG = 'oxlint.config.mjs';

/** A file, and what it may not import. */
const forbidden = [
  ['engine/authoring/check/planted.ts', '#flows/visit/visit.machine.ts'],
  ['engine/definition/planted.ts', '../walk/walk.ts'],
  ['engine/definition/planted.ts', '#engine/answers/Answers.ts'],
  ['engine/walk/planted.ts', '#engine/flow/walks.ts'],
  ['engine/authoring/read/planted.ts', '../check/checkFlows.ts'],
  ['flows/checkout/planted.ts', '../visit/visit.flow.ts'],
  ['flows/kinds/fields/planted.ts', '../questions/formKind.ts'],
  ['flows/kinds/fields/planted.ts', '#flows/visit/visit.flow.ts'],
  ['renderers/ui/planted.tsx', '../steps/questions/FormStep.tsx'],
  ['renderers/ui/buttons/planted.tsx', '../overlays/PanelButton.tsx'],
  ['renderers/ui/buttons/planted.tsx', '#renderers/ui/overlays/PanelButton.tsx'],
  ['renderers/ui/buttons/planted.tsx', '../../steps/frame/StepForm.tsx'],
  ['renderers/steps/options/planted.tsx', '../../flow/FlowView.tsx'],
  ['renderers/steps/frame/planted.tsx', '../questions/FormStep.tsx'],
  ['renderers/steps/frame/planted.tsx', '#renderers/steps/questions/FormStep.tsx'],
  ['renderers/steps/offers/product/planted.tsx', '../totals/ProductTotals.tsx'],
  ['renderers/steps/questions/code/planted.tsx', '../../products/plan/PlanForm.tsx'],
  ['renderers/steps/identity/photo/planted.tsx', '../../products/plan/PlanForm.tsx'],
  ['renderers/steps/identity/photo/file/planted.tsx', '../camera/Hints.tsx'],
  ['renderers/steps/products/plan/planted.tsx', '../checkout/Checkout.tsx'],
  ['renderers/steps/products/checkout/address/planted.tsx', '../summary/CouponBox.tsx'],
  ['renderers/steps/products/checkout/address/planted.tsx', '#renderers/flow/FlowView.tsx'],
  ['renderers/steps/planted.tsx', '#flows/verification/identityAddress.ts'],
  ['schemas/planted.ts', '#engine/definition/compile.ts'],
  ['schemas/planted.ts', 'react'],
  ['engine/planted.ts', '#flows/visit/visit.machine.ts'],
  ['engine/planted.ts', '../app/router.ts'],
  ['engine/planted.ts', 'react'],
  ['engine/planted.ts', 'node:fs'],
  ['flows/visit/planted.ts', '#services/api/client/http.ts'],
  ['flows/visit/planted.ts', '#renderers/flow/FlowView.tsx'],
  ['renderers/planted.tsx', '#services/api/client/http.ts'],
  ['renderers/steps/planted.tsx', '#app/router.ts'],
  ['renderers/steps/planted.tsx', '#flows/visit/visit.machine.ts'],
  ['renderers/steps/planted.tsx', '#flows/flowIndex.ts'],
  ['flows/visit/planted.ts', '#services/payments/loadPayments.ts'],
  ['services/payments/planted.ts', '#engine/definition/compile.ts'],
  ['services/camera/planted.ts', '#renderers/ports/ports.ts'],
  ['renderers/steps/planted.tsx', '#services/camera/lightOf.ts'],
  ['flows/verification/planted.ts', '#services/camera/lightOf.ts'],
  ['services/scheduling/planted.ts', '#renderers/ports/ports.ts'],
  ['services/backend/adapters/scheduling/planted.ts', '#services/scheduling/listenToCalendar.ts'],
  ['services/backend/adapters/payments/stripe/planted.ts', '#services/payments/loadPayments.ts'],
  ['services/backend/kernel/http/planted.ts', '../../modules/sessions/startSession.ts'],
  ['services/backend/kernel/http/planted.ts', '#services/backend/adapters/mail/Mail.ts'],
  ['services/backend/kernel/database/tables/planted.ts', '../../problems/problems.ts'],
  ['services/backend/kernel/ids/planted.ts', '../database/Database.ts'],
  ['services/backend/adapters/mail/planted.ts', '../../modules/organizations/Tenants.ts'],
  ['services/backend/adapters/payments/stripe/planted.ts', '#services/backend/modules/payments/store.ts'],
  ['services/backend/adapters/payments/planted.ts', '../mail/Mail.ts'],
  ['services/backend/adapters/payments/stripe/planted.ts', '../../scheduling/Calendar.ts'],
  ['services/backend/adapters/payments/planted.ts', '#engine/definition/compile.ts'],
  ['services/backend/adapters/payments/stripe/planted.ts', '#flows/visit/visit.machine.ts'],
  ['services/backend/modules/templates/planted.ts', '../portal/Portal.ts'],
  ['services/backend/modules/users/planted.ts', '../intakes/stored/store.ts'],
  ['services/backend/modules/users/planted.ts', '#services/backend/modules/sessions/startSession.ts'],
  ['services/backend/modules/users/planted.ts', '../../catalogue/readCatalogue.ts'],
  ['services/backend/modules/intakes/stored/planted.ts', '../completion/completeIntake.ts'],
  ['services/backend/modules/intakes/stored/planted.ts', '../../orders/createOrder.ts'],
  ['services/backend/modules/subscriptions/changes/planted.ts', '../../appointments/store.ts'],
  ['services/backend/pages/planted.ts', '../sandbox/CareTeam.ts'],
  ['services/backend/sandbox/planted.ts', '../demo/seedDemo.ts'],
  ['services/backend/sandbox/review/planted.ts', '../calendar/bookSlot.ts'],
  ['services/backend/brands/shared/planted.ts', '#services/backend/demo/seedDemo.ts'],
  ['services/backend/catalogue/planted.ts', '../brands/readBrands.ts'],
  ['services/api/planted.ts', '#services/backend/createBackend.ts'],
  ['services/api/planted.ts', '#engine/definition/compile.ts'],
  ['services/backend/planted.ts', '#services/api/client/http.ts'],
  ['services/backend/modules/users/planted.ts', '#renderers/flow/FlowView.tsx'],
  ['app/planted.ts', '#services/backend/createBackend.ts'],
  ['app/shell/planted.tsx', '../../services/backend/createBackend.ts'],
  ['app/dashboard/appointments/list/planted.tsx', '#services/backend/createBackend.ts'],
  ['app/checkout/planted.ts', '../visit/address/visitHref.ts'],
  ['app/checkout/planted.ts', '#app/visit/address/visitHref.ts'],
  ['app/visit/flow/planted.ts', '../page/VisitWalk.tsx'],
  ['app/visit/page/planted.tsx', '../../dashboard/layout/DashboardLayout.tsx'],
  ['app/dashboard/appointments/details/planted.tsx', '../list/AppointmentList.tsx'],
  ['app/dashboard/appointments/list/planted.tsx', '../../home/CoachingCard.tsx'],
  ['app/dashboard/appointments/list/planted.tsx', '#app/dashboard/home/CoachingCard.tsx'],
  ['app/dashboard/messages/composer/planted.tsx', '../history/MessageHistory.tsx'],
  ['app/dashboard/messages/composer/draft/planted.ts', '../uploads/createUploads.ts'],
  ['app/dashboard/timeline/planted.tsx', '../messages/composer/composerOf.ts'],
  ['app/dashboard/home/planted.tsx', '../../labs/results/Results.tsx'],
  ['app/dashboard/planted.tsx', '#app/labs/rules/bandTexts.ts'],
  ['app/visit/page/planted.tsx', '#app/labs/rules/bandTexts.ts'],
  ['app/entry/landing/planted.tsx', '#app/labs/rules/bandTexts.ts'],
  ['app/labs/planted.tsx', '../dashboard/layout/LoadAgain.tsx'],
  ['app/labs/results/planted.tsx', '#app/dashboard/orders/orderTexts.ts'],
  ['app/labs/results/planted.tsx', '../../checkout/flow/panelHref.ts'],
  ['app/dashboard/orders/planted.tsx', '../timeline/Purchase.tsx'],
  ['app/dashboard/providers/planted.tsx', '../messages/composer/composerOf.ts'],
  ['app/dashboard/orders/planted.tsx', '../messages/composer/composerOf.ts'],
  ['services/backend/adapters/scheduling/planted.ts', '#flows/hours/answerHours.ts'],
  ['app/dashboard/appointments/list/planted.tsx', '#app/routes/appointments/appointmentsRoute.ts'],
  ['stories/planted.tsx', '#services/backend/createBackend.ts'],
] as const;

/** What is in folders whose order is known, with the topmost of them. */
const ordered = [
  ['app', 'dev'],
  ['renderers/ui', 'dates'],
  ['renderers/steps', 'products'],
  ['services/backend', 'drafts'],
  ['services/backend/kernel', 'jobs'],
  ['services/backend/adapters', 'sms'],
  ['services/backend/modules', 'sweep'],
  ['services/backend/modules/labs', 'sharing'],
  ['services/backend/sandbox', 'messages'],
  ['app/dashboard/messages', 'page'],
] as const;

/** Every folder of a place that holds files, but the topmost. */
const foldersBelow = (place: string, topmost: string) =>
  new Set(
    readdirSync(join(root, place), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath }) => relative(join(root, place), parentPath).split(sep)[0] ?? '')
      .filter((name) => name !== '' && name !== topmost),
  );

/** A file in every folder of a place, and an import of the topmost folder. */
const upward = ordered.map(
  ([place, topmost]) =>
    [
      place,
      [...foldersBelow(place, topmost)].map(
        (name) => [`${place}/${name}/planted.ts`, `../${topmost}/planted.ts`] as const,
      ),
    ] as const,
);

/** A file, and what it may import. */
const allowed = [
  ['engine/planted.ts', '#schemas/problem.ts'],
  ['engine/authoring/planted.ts', 'node:fs'],
  ['engine/authoring/check/planted.ts', 'node:fs'],
  ['engine/walk/planted.ts', '../answers/Answers.ts'],
  ['engine/authoring/check/planted.ts', '#engine/flow/walks.ts'],
  ['flows/visit/planted.ts', '../checkout/checkout.flow.ts'],
  ['renderers/flow/planted.tsx', '../steps/questions/FormStep.tsx'],
  ['renderers/ui/overlays/planted.tsx', '../buttons/Button.tsx'],
  ['renderers/steps/options/planted.tsx', '../../ui/buttons/Button.tsx'],
  ['renderers/steps/questions/code/planted.tsx', '../../frame/StepForm.tsx'],
  ['renderers/steps/questions/code/planted.tsx', '#renderers/ui/buttons/Button.tsx'],
  ['renderers/steps/products/checkout/summary/planted.tsx', '../layout/checkout.css.ts'],
  ['renderers/steps/planted.tsx', '#flows/kinds/questions/formKind.ts'],
  ['flows/cli.ts', 'node:path'],
  ['flows/visit/planted.ts', '#engine/definition/compile.ts'],
  ['renderers/planted.tsx', 'react'],
  ['renderers/planted.tsx', '#flows/checkout/rules/quote.ts'],
  ['renderers/planted.tsx', '#flows/kinds/fieldsOf.ts'],
  ['renderers/planted.tsx', '#flows/kinds/fields/phoneText.ts'],
  ['services/backend/planted.ts', '#flows/visit/address/locate.ts'],
  ['services/backend/planted.ts', './demo/seedDemo.ts'],
  ['services/backend/kernel/http/planted.ts', 'node:fs'],
  ['services/backend/kernel/http/planted.ts', '../problems/problems.ts'],
  ['services/backend/adapters/payments/stripe/planted.ts', '../Payments.ts'],
  ['services/backend/adapters/payments/stripe/planted.ts', '#services/backend/kernel/database/Database.ts'],
  ['services/backend/modules/payments/planted.ts', '../../adapters/payments/Payments.ts'],
  ['services/backend/modules/users/planted.ts', '../catalogue/Catalogue.ts'],
  ['services/backend/modules/subscriptions/changes/planted.ts', '../../catalogue/Catalogue.ts'],
  ['services/backend/modules/intakes/completion/planted.ts', '../rules/refusals.ts'],
  ['services/backend/modules/intakes/stored/planted.ts', '../../catalogue/Catalogue.ts'],
  ['services/backend/sandbox/calendar/planted.ts', '../../modules/appointments/store.ts'],
  ['services/backend/brands/planted.ts', '../catalogue/readCatalogue.ts'],
  ['app/planted.ts', '#services/api/client/http.ts'],
  ['app/planted.ts', './routes/root/rootRoute.tsx'],
  ['app/visit/flow/planted.ts', '../address/visitHref.ts'],
  ['app/visit/page/planted.tsx', '../../checkout/usePurchasePorts.ts'],
  ['app/visit/page/planted.tsx', '../flow/createVisit.ts'],
  ['app/dashboard/home/planted.tsx', '../appointments/details/AppointmentTime.tsx'],
  ['app/dashboard/appointments/list/planted.tsx', '../../layout/page.css.ts'],
  ['app/dashboard/appointments/list/planted.tsx', '#app/time/useNow.ts'],
  ['app/labs/results/planted.tsx', '../../asking/AskLink.tsx'],
  ['app/labs/results/planted.tsx', '#app/shell/usePageTitle.ts'],
  ['app/routes/labs/planted.ts', '../../labs/labsApp.ts'],
] as const;

/** The plantings, each in a file of its own. */
const files = new Map(
  [...forbidden, ...allowed, ...upward.flatMap(([, plantings]) => plantings)].map(([file, specifier], place) => [
    `${file} ${specifier}`,
    { path: file.replace('planted', `planted${place}`), specifier },
  ]),
);

/** What the linter says in its own JSON. */
interface Report {
  readonly diagnostics: readonly { readonly filename: string; readonly code: string }[];
  readonly number_of_files: number;
}

let report: Report;

beforeAll(async () => {
  const house = await mkdtemp(join(tmpdir(), 'house-'));
  await cp(join(root, CONFIG), join(house, CONFIG));
  for (const { path, specifier } of files.values()) {
    const planted = join(house, path);
    await mkdir(dirname(planted), { recursive: true });
    await writeFile(planted, `import { planted } from '${specifier}';\n\nexport const used = planted;\n`);
  }
  // One run for all of them: to start the linter takes longer than to lint a file.
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-c', CONFIG, '--format', 'json'], {
    cwd: house,
    encoding: 'utf8',
  });
  report = JSON.parse(stdout);
  await rm(house, { recursive: true, force: true });
});

/** Whether the linter refuses the import that is planted in a file. */
function isRefused(file: string, specifier: string): boolean {
  const path = files.get(`${file} ${specifier}`)?.path;
  return report.diagnostics.some(({ filename, code }) => filename === path && code === 'eslint(no-restricted-imports)');
}

it('the linter reads every planted file, and its own configuration', () => {
  expect(report.number_of_files).toBe(files.size + 1);
});

it.each(forbidden)('%s may not import %s', (file, specifier) => {
  expect(isRefused(file, specifier)).toBe(true);
});

it.each(upward)('every folder of %s has its place below the topmost', (_place, plantings) => {
  expect(plantings.filter(([file, specifier]) => !isRefused(file, specifier))).toEqual([]);
});

it.each(allowed)('%s may import %s', (file, specifier) => {
  expect(isRefused(file, specifier)).toBe(false);
});
