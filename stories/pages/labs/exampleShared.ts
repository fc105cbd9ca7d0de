import type { CreatedReportLink, ReportLink, SharedReport } from '#schemas/wire/labs/reportLink.ts';
import { exampleMarkers, exampleReport } from './exampleLab.ts';

/** A link that works for long. */
export const exampleLink = (more: Partial<ReportLink> = {}): ReportLink => ({
  _id: '1'.repeat(24),
  reader: 'Dr. Ada Winter',
  created_at: '2026-06-03T15:00:00.000Z',
  expires_at: '2999-07-03T15:00:00.000Z',
  ended_at: null,
  opened_at: null,
  ...more,
});

/** What opens it. */
export const SECRET = 'Zm9yLXN0b3JpZXMtYWxvbmUtYW5kLW5vdGhpbmctZWx';

export const exampleCreated: CreatedReportLink = { link: exampleLink(), secret: SECRET };

/** A report as its reader sees it. */
export function exampleShared(more: Partial<SharedReport> = {}): SharedReport {
  const { _id, panelId: _panel, ...report } = exampleReport();
  return {
    reader: 'Dr. Ada Winter',
    expires_at: '2999-07-03T15:00:00.000Z',
    patient: { name: 'Maya Example', birthday: '03-12-1985', sex: 'female' },
    report,
    explanation: {
      author: 'Maya Lindqvist, MD',
      text: 'Your iron stores are low. We will look at it together.',
      at: '2026-06-03T09:00:00.000Z',
    },
    comment: null,
    others: [],
    categories: [
      {
        name: 'Nutrients',
        results: exampleMarkers.flatMap(({ biomarker, result }) =>
          result ? [{ marker: biomarker.name, decimals: biomarker.decimals, result }] : [],
        ),
      },
    ],
    ...more,
  };
}
