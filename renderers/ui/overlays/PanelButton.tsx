import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { preloadable } from '../loading/preloadable.ts';
import { Button } from '../buttons/Button.tsx';

const readPanel = preloadable(() => import('./SidePanel.tsx'));
const SidePanel = lazy(async () => ({ default: (await readPanel()).SidePanel }));

interface PanelButtonProps {
  readonly label: string;
  readonly look?: ComponentProps<typeof Button>['look'];
  /** The title of the panel; default: the button's label. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A button, quiet if nothing is said, that opens a side panel with more information. The panel's code is loaded on first use. */
export function PanelButton({ label, look = 'quiet', title = label, children }: PanelButtonProps) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look={look}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {opened && (
        <Suspense>
          <SidePanel open={open} title={title} onClose={() => setOpen(false)}>
            {children}
          </SidePanel>
        </Suspense>
      )}
    </>
  );
}
