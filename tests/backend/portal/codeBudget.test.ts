import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Manifest } from 'vite';

const built = resolve(import.meta.dirname, '../../../dist/app');

/** The most code, in bytes of gzip, that a document or a page of the dashboard may need before it is usable. */
const budgets: readonly (readonly [name: string, entries: readonly string[], bytes: number])[] = [
  ['an entry page', ['entry.html'], 90_000],
  ...[
    'dashboard/home/HomePage.tsx',
    'dashboard/notifications/NotificationsPage.tsx',
    'dashboard/subscriptions/page/SubscriptionsPage.tsx',
    'dashboard/appointments/list/AppointmentsPage.tsx',
    'dashboard/timeline/TimelinePage.tsx',
    'dashboard/orders/OrdersPage.tsx',
    'dashboard/orders/OrderPage.tsx',
    'dashboard/medications/MedicationsPage.tsx',
    'dashboard/providers/ProvidersPage.tsx',
    'dashboard/settings/security/agreements/AgreedTextPage.tsx',
    'dashboard/messages/MessagesPage.tsx',
    'dashboard/shop/shopApp.ts',
  ].map((page) => [page, ['index.html', page], 150_000] as const),
  ...[
    'list/LabsListPage',
    'panel/PanelPage',
    'biomarkers/BiomarkersPage',
    'biomarker/BiomarkerPage',
    'trends/TrendsPage',
    'biologicalAge/BiologicalAgePage',
    'category/CategoryPage',
    'analysis/AnalysisPage',
    'analysis/AnalysisHistoryPage',
    'history/HistoryPage',
    'history/ReportPage',
    'assessment/AssessmentPage',
    'outside/OutsideResultsPage',
    'outside/AddOutsidePage',
    'preparation/PreparationPage',
    'appointments/LabAppointmentsPage',
  ].map((page) => [page, ['index.html', 'labs/labsApp.ts', `labs/${page}.tsx`], 150_000] as const),
  ...[
    'profile/ProfilePage',
    'shipping/ShippingPage',
    'billing/BillingPage',
    'notifications/NotificationSettingsPage',
    'security/SecurityPage',
  ].map(
    (page) =>
      [
        page,
        ['index.html', 'dashboard/settings/SettingsLayout.tsx', `dashboard/settings/${page}.tsx`],
        150_000,
      ] as const,
  ),
];

/** The files that entries of the build need at once, those of what they import included. */
function filesOf(manifest: Manifest, entries: readonly string[]): ReadonlySet<string> {
  const needed = new Set<string>();
  const waiting = [...entries];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (needed.has(chunk.file)) continue;
    needed.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return needed;
}

it.each(budgets)('%s needs no more code than its budget', (_name, entries, bytes) => {
  const manifest: Manifest = JSON.parse(readFileSync(resolve(built, 'manifest.json'), 'utf8'));
  const sizes = [...filesOf(manifest, entries)].map(
    (file) => gzipSync(readFileSync(resolve(built, file)), { level: 9 }).length,
  );
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(bytes);
});
