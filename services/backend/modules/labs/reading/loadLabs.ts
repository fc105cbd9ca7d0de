import { problems } from '../../../kernel/problems/problems.ts';
import type { Portal } from '../../portal/Portal.ts';
import { listOutside } from '../outside/store.ts';
import { Labs } from './Labs.ts';
import { findLabPanel, findMeasured, listReports, type StoredReport } from './store.ts';

type Reading = Pick<Portal, 'database' | 'catalogue' | 'clock'>;

/** Reads what was measured of a patient. */
export async function loadLabs({ database, catalogue, clock }: Reading, userId: string): Promise<Labs> {
  const [patient, reports, outside] = await Promise.all([
    findMeasured(database, userId),
    listReports(database, userId),
    listOutside(database, userId),
  ]);
  return new Labs(catalogue, patient, reports, clock(), outside);
}

interface OfPanel {
  readonly labs: Labs;
  /** Newest first. */
  readonly reports: readonly StoredReport[];
  readonly newest: StoredReport | undefined;
}

/** A panel of a patient. @throws ProblemError NotFound where the patient has no such panel */
export async function panelOf(database: Reading['database'], panelId: string, userId: string) {
  const panel = await findLabPanel(database, panelId, userId);
  if (!panel) throw problems.notFound('the patient has no such lab panel');
  return panel;
}

/**
 * Reads what was measured of a patient, and which reports are a panel's.
 *
 * @throws ProblemError NotFound where the patient has no such panel
 */
export async function loadPanel(portal: Reading, panelId: string, userId: string): Promise<OfPanel> {
  const [, labs] = await Promise.all([panelOf(portal.database, panelId, userId), loadLabs(portal, userId)]);
  const reports = labs.reports.filter((report) => report.panelId === panelId);
  return { labs, reports, newest: reports[0] };
}

/** A report, and those of which the results are shown with it. */
export interface ShownReports {
  readonly report: StoredReport | undefined;
  /** Newest first. */
  readonly shown: readonly StoredReport[];
}

/**
 * The report of a panel that is asked for; where none is named, the newest one with the results of all, because laboratories send
 * one order in several reports.
 *
 * @throws ProblemError NotFound where the panel has no such report
 */
export function reportAsked({ reports, newest }: OfPanel, reportId: string | undefined): ShownReports {
  // Those that wait for a note have no results.
  if (reportId === undefined) return { report: reports.find(({ waits }) => !waits) ?? newest, shown: reports };
  const report = reports.find(({ _id }) => _id === reportId);
  if (!report) throw problems.notFound('the panel has no such report');
  return { report, shown: [report] };
}
