import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Intake } from '#schemas/wire/intake.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { ProgressBar } from '#renderers/ui/feedback/ProgressBar.tsx';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import { closeIntake, intakesQuery } from '#services/api/intakes.ts';
import { beginningHref } from '../../visit/address/beginningHref.ts';
import * as styles from '../layout/page.css.ts';
import { KeptUntil } from './KeptUntil.tsx';
import { visitProgress } from './visitProgress.ts';

interface VisitCardProps {
  readonly intake: Intake;
  /** Called when canceling failed, so that the visits are refetched. */
  readonly onCancelFailed?: () => void;
}

/** An incomplete visit: its progress, and buttons to continue or cancel it. */
export function VisitCard({ intake, onCancelFailed }: VisitCardProps) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const stopped = intake.stopped === true;
  const name = intake.intake_template.header.name;
  const cancel = useMutation({
    mutationFn: () => closeIntake(intake._id),
    onError: (error) => {
      reportFailure('canceling a visit', error);
      onCancelFailed?.();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: intakesQuery(intake.user).queryKey }),
  });
  const { percent, left, complete, total } = visitProgress(intake);
  return (
    <Card aria-label={name}>
      <div className={styles.visit}>
        <div>
          <h3 className={styles.visitName}>{name}</h3>
          <p className={styles.soft}>
            {stopped
              ? 'This treatment may not be safe for you. Talk with your care team.'
              : `${percent}% complete. ${left}`}
          </p>
        </div>
        {!stopped && <ProgressBar at={complete} total={total} label={`${name}: progress`} />}
        <KeptUntil intake={intake} />
        {cancel.isError && (
          <Alert tone="danger" urgent>
            Your visit could not be canceled. Please try again.
          </Alert>
        )}
        {asking ? (
          <section className={styles.actions} aria-label={`Cancel ${name}`}>
            <p className={styles.soft}>Cancel this visit? You will not be able to return to it or to its answers.</p>
            <Button look="secondary" busy={cancel.isPending} onClick={() => cancel.mutate()}>
              Yes, cancel the visit
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </section>
        ) : (
          <div className={styles.actions}>
            {stopped && (
              <a
                href={`/dashboard/${intake.user}/messages?visit=${intake._id}`}
                className={button({ look: 'primary' })}
              >
                Message your care team
              </a>
            )}
            <a
              href={beginningHref({ userId: intake.user, intakeId: intake._id }, 'dashboard')}
              className={button({ look: stopped ? 'secondary' : 'primary' })}
            >
              {stopped ? 'See why' : 'Continue'}
            </a>
            <Button look="quiet" onClick={() => setAsking(true)}>
              Cancel visit
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
