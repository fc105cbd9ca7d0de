import { lazy, Suspense, useState } from 'react';
import { late } from '../../lateCode.ts';
import type { StepProps } from '../../StepProps.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './identity.css.ts';

const readPanel = late(() => import('../../ui/SidePanel.tsx'));
const SidePanel = lazy(async () => ({ default: (await readPanel()).SidePanel }));

interface WhyNeededProps extends Pick<StepProps<'identity'>, 'copy'> {
  readonly why: StepProps<'identity'>['step']['why'];
}

/** Why the patient is asked for it, at the side of the page. */
export function WhyNeeded({ why, copy }: WhyNeededProps) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {copy(why.label)}
      </Button>
      {opened && (
        <Suspense>
          <SidePanel open={open} title={copy(why.label)} onClose={() => setOpen(false)}>
            <ul className={styles.reasons}>
              {why.reasons.map((reason) => (
                <li key={reason} className={styles.reason}>
                  <Icon name="shield" />
                  {copy(reason)}
                </li>
              ))}
            </ul>
          </SidePanel>
        </Suspense>
      )}
    </>
  );
}
