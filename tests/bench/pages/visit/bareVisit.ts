import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBarePage } from '../buildBarePage.ts';
import { serveFolder } from '../serveFolder.ts';
import type { VisitContender } from './VisitContender.ts';
import type { VisitQuestion } from './VisitQuestion.ts';

/** A bare page that asks the same questions, served until it is closed. */
export async function bareVisit(
  questions: readonly VisitQuestion[],
): Promise<{ readonly contender: VisitContender; readonly close: () => void }> {
  const directory = mkdtempSync(join(tmpdir(), 'bare-visit-'));
  try {
    await buildBarePage({ page: 'bareVisit', directory, define: { QUESTIONS: JSON.stringify(questions) } });
    const served = await serveFolder(directory);
    const contender = { name: 'bare visit on React + XState', url: served.url, questions, saves: '/answers/' };
    return { contender, close: () => served.close() };
  } finally {
    rmSync(directory, { recursive: true });
  }
}
