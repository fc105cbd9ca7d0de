import { createBrowserHistory } from '@tanstack/history';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { findOrganization } from '#services/api/client/findOrganization.ts';
import { markInlinedSheets } from '../../hydration/markInlinedSheets.ts';
import { renewSession } from '../../hydration/renewSession.ts';
import { startAnalytics } from '../../shell/startAnalytics.ts';
import { intakeIdOf } from '../address/intakeIdOf.ts';
import { loadWhole } from '../flow/createVisit.ts';
import { submitted } from '../page/submitted.tsx';
import { givenReads } from '../reads/givenReads.ts';
import { VisitDocument } from './VisitDocument.tsx';

/** The code of screens that a server draws and that questions do not need, by the mark that they bear. */
const late: ReadonlyMap<string | undefined, () => Promise<unknown>> = new Map([
  ['whole', loadWhole],
  ['submitted', submitted.load],
]);

/** Loads the code of what the server has drawn, so that React takes it over; what cannot be loaded is drawn once it can. */
async function loadDrawn(root: HTMLElement): Promise<void> {
  const marks = [...root.querySelectorAll<HTMLElement>('[data-late]')].map(({ dataset }) => dataset['late']);
  await Promise.allSettled(marks.flatMap((mark) => late.get(mark)?.() ?? []));
}

/** Hydrates the visit at the document's URL; where the server has drawn nothing, the browser draws it. @returns what unmounts it */
export async function mountVisit(root: HTMLElement): Promise<Root> {
  markInlinedSheets();
  currentOrganization.set(await findOrganization());
  void startAnalytics(currentOrganization.get());
  const given = givenReads();
  const app = (
    <StrictMode>
      <VisitDocument intakeId={intakeIdOf(location.pathname) ?? ''} given={given} history={createBrowserHistory()} />
    </StrictMode>
  );
  await loadDrawn(root);
  if (root.hasChildNodes()) {
    const hydrated = hydrateRoot(root, app);
    if (given) void renewSession(given.user);
    return hydrated;
  }
  // A document that the server has drawn already has the theme.
  const { showOrganization } = await import('../../shell/showOrganization.ts');
  showOrganization(currentOrganization.get());
  const drawn = createRoot(root);
  drawn.render(app);
  if (given) void renewSession(given.user);
  return drawn;
}
