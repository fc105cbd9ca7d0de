import { createServerHistory } from '@tanstack/history';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Organization } from '#schemas/wire/organization.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { drawTitled, type TitledScreen } from '../../shell/drawnTitle.ts';
import { visitFlow } from '#flows/visit/visit.flow.ts';
import { intakeIdOf } from '../address/intakeIdOf.ts';
import type { VisitReads } from '../reads/VisitReads.ts';
import { beginWith } from '../flow/createVisit.ts';
import { submitted } from '../page/submitted.tsx';
import { SubmittedPage } from '../page/SubmittedPage.tsx';
import { VisitDocument } from './VisitDocument.tsx';

export { intakeIdOf };
export { earlyScript } from '../../hydration/earlyScript.ts';

// A server waits for no code.
beginWith(visitFlow);
submitted.have(SubmittedPage);

/**
 * The first screen of a visit as HTML, which the browser then hydrates, and the title of its page.
 *
 * @param href path and query of its URL
 * @param reads undefined where nobody is known: then it is a placeholder
 */
export function renderVisit(href: string, organization: Organization, reads: VisitReads | undefined): TitledScreen {
  // Drawing waits for nothing, so that no other request comes between.
  currentOrganization.set(organization);
  return drawTitled(() =>
    renderToString(
      <StrictMode>
        <VisitDocument
          intakeId={intakeIdOf(href.split('?')[0] ?? '') ?? ''}
          given={reads}
          history={createServerHistory(href)}
        />
      </StrictMode>,
    ),
  );
}
