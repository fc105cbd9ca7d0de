import { useEffect, useState } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import type { SaveState } from '#renderers/ui/layout/StageHeader.tsx';
import { currentSession } from '#services/api/client/currentSession.ts';
import { BrandBar } from '../../shell/BrandBar.tsx';
import * as styles from '../../shell/BrandBar.css.ts';
import { Help } from '../../shell/Help.tsx';
import { dashboardPath } from '../address/dashboardPath.ts';

const leave = () => location.assign(dashboardPath);

/** Why the visit is not left yet, and whether something on screen is not saved. */
interface Held {
  readonly by: 'saving' | 'unsaved' | 'offline';
  readonly unsaved: boolean;
}

/**
 * The bar above a visit: brand, help, and the way out. Each answer is saved when it is given, so leaving saves nothing more: it
 * waits for the answer under way, and asks about one that is not saved.
 */
export function VisitBar({ saveState }: { readonly saveState: SaveState | undefined }) {
  const [asked, setAsked] = useState<Held>();
  const failed = asked?.by === 'saving' && saveState === 'unsaved';
  const held: Held | undefined = failed ? { by: 'unsaved', unsaved: true } : asked;
  const isSaved = held?.by === 'saving' && saveState !== 'saving';
  useEffect(() => {
    if (isSaved) leave();
  }, [isSaved]);

  const findHeld = (): Held | undefined => {
    const unsaved = saveState === 'unsaved' || currentSession.holdsInput();
    if (saveState === 'saving') return { by: 'saving', unsaved };
    if (!navigator.onLine) return { by: 'offline', unsaved };
    return unsaved ? { by: 'unsaved', unsaved } : undefined;
  };
  const notSaved = 'What is on this screen is not saved yet.';
  return (
    <BrandBar
      actions={
        <>
          <Help />
          <a
            href={dashboardPath}
            className={styles.action}
            onClick={(event) => {
              const next = findHeld();
              setAsked(next);
              if (next) event.preventDefault();
            }}
          >
            Save and leave
          </a>
        </>
      }
      notice={
        held?.by === 'offline' ? (
          <Alert tone="info" title="You are offline">
            {held.unsaved ? `${notSaved} Everything before it is.` : 'Everything you answered is saved.'} You can close
            this page, and go on later from your dashboard.
          </Alert>
        ) : (
          held?.by === 'unsaved' && (
            <Alert
              tone="warning"
              title={notSaved}
              action={
                <>
                  <Button look="secondary" onClick={() => setAsked(undefined)}>
                    Stay
                  </Button>{' '}
                  <Button
                    look="quiet"
                    onClick={() => {
                      currentSession.dropInput();
                      leave();
                    }}
                  >
                    Leave without it
                  </Button>
                </>
              }
            >
              Press Continue below to save it, then leave.
            </Alert>
          )
        )
      }
    />
  );
}
