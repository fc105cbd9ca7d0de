import { CSPProvider } from '@base-ui/react/csp-provider';
import type { RouterHistory } from '@tanstack/history';
import { CrashBoundary } from '../../shell/CrashBoundary.tsx';
import { useTakeUp } from '../../hydration/useTakeUp.ts';
import { SessionGuard } from '../../shell/SessionGuard.tsx';
import { VersionBanner } from '../../version/VersionBanner.tsx';
import { VisitPage } from '../page/VisitPage.tsx';
import type { VisitReads } from '../reads/VisitReads.ts';
import { useEffect } from 'react';
import { currentSession } from '#services/api/client/currentSession.ts';

/** Has the browser ask before the document is left with an answer that was not saved: it lives in this tab's memory only. */
function useLeaveGuard(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (currentSession.holdsInput()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}

export interface VisitDocumentProps {
  readonly intakeId: string;
  readonly history: RouterHistory;
  /** The data of the visit, where the document came with it. */
  readonly given?: VisitReads | undefined;
}

/** The document of a visit. It has no router: each link out of the visit loads a new document. */
export function VisitDocument(props: VisitDocumentProps) {
  useTakeUp();
  useLeaveGuard();
  return (
    <CrashBoundary>
      <CSPProvider disableStyleElements>
        <VersionBanner />
        <VisitPage {...props} />
        <SessionGuard />
      </CSPProvider>
    </CrashBoundary>
  );
}
