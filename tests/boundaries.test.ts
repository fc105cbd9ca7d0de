import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const CONFIG = 'oxlint.config.mjs';
let house: string;

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'house-'));
  await cp(join(root, CONFIG), join(house, CONFIG));
});
afterAll(() => rm(house, { recursive: true, force: true }));

/** What the linter says about an import in a file of a room. */
async function lint(file: string, specifier: string): Promise<string> {
  const path = join(house, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `import { planted } from '${specifier}';\n\nexport const used = planted;\n`);
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-c', CONFIG, file], {
    cwd: house,
    encoding: 'utf8',
  });
  await rm(path);
  return stdout + stderr;
}

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
  ['renderers/steps/offers/product/planted.tsx', '../totals/TotalLine.tsx'],
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
  ['flows/visit/planted.ts', '#services/api/http.ts'],
  ['flows/visit/planted.ts', '#renderers/flow/FlowView.tsx'],
  ['renderers/planted.tsx', '#services/api/http.ts'],
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
  ['services/api/planted.ts', '#services/backend/createBackend.ts'],
  ['services/api/planted.ts', '#engine/definition/compile.ts'],
  ['services/backend/planted.ts', '#services/api/http.ts'],
  ['services/backend/modules/users/planted.ts', '#renderers/flow/FlowView.tsx'],
  ['app/planted.ts', '#services/backend/createBackend.ts'],
  ['app/shell/planted.tsx', '../../services/backend/createBackend.ts'],
  ['app/dashboard/appointments/list/planted.tsx', '#services/backend/createBackend.ts'],
  ['app/checkout/planted.ts', '../visit/address/visitHref.ts'],
  ['app/checkout/planted.ts', '#app/visit/address/visitHref.ts'],
  ['app/visit/flow/planted.ts', '../page/tokensOf.ts'],
  ['app/visit/page/planted.tsx', '../../dashboard/layout/DashboardLayout.tsx'],
  ['app/dashboard/appointments/details/planted.tsx', '../list/AppointmentList.tsx'],
  ['app/dashboard/appointments/list/planted.tsx', '../../home/CoachingCard.tsx'],
  ['app/dashboard/appointments/list/planted.tsx', '#app/dashboard/home/CoachingCard.tsx'],
  ['app/dashboard/appointments/list/planted.tsx', '#app/routes/appointments/appointmentsRoute.ts'],
  ['stories/planted.tsx', '#services/backend/createBackend.ts'],
] as const;

it.each(forbidden)('%s may not import %s', async (file, specifier) => {
  expect(await lint(file, specifier)).toContain('no-restricted-imports');
});

/** What is in folders whose order is known, with the topmost of them. */
const ordered = [
  ['app', 'dev'],
  ['renderers/ui', 'choices'],
  ['renderers/steps', 'products'],
] as const;

/** Every folder of a place that holds files, but the topmost. */
const foldersBelow = (place: string, topmost: string) =>
  new Set(
    readdirSync(join(root, place), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath }) => relative(join(root, place), parentPath).split(sep)[0] ?? '')
      .filter((name) => name !== '' && name !== topmost),
  );

it.each(
  ordered.flatMap(([place, topmost]) =>
    [...foldersBelow(place, topmost)].map((name) => [place, name, topmost] as const),
  ),
)('the folder %s/%s has its place below %s', async (place, name, topmost) => {
  expect(await lint(`${place}/${name}/planted.ts`, `../${topmost}/planted.ts`)).toContain('no-restricted-imports');
});

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
  ['app/planted.ts', '#services/api/http.ts'],
  ['app/planted.ts', './routes/root/rootRoute.tsx'],
  ['app/visit/flow/planted.ts', '../address/visitHref.ts'],
  ['app/visit/page/planted.tsx', '../../checkout/usePurchasePorts.ts'],
  ['app/visit/page/planted.tsx', '../flow/createVisit.ts'],
  ['app/dashboard/home/planted.tsx', '../appointments/details/AppointmentTime.tsx'],
  ['app/dashboard/appointments/list/planted.tsx', '../../layout/page.css.ts'],
  ['app/dashboard/appointments/list/planted.tsx', '#app/time/useNow.ts'],
] as const;

it.each(allowed)('%s may import %s', async (file, specifier) => {
  expect(await lint(file, specifier)).not.toContain('no-restricted-imports');
});
