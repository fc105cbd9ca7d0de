import { lazy, Suspense, useState, type ReactNode } from 'react';
import { preloadable } from '../loading/preloadable.ts';
import { Button } from '../buttons/Button.tsx';

const readPanel = preloadable(() => import('./SidePanel.tsx'));
const SidePanel = lazy(async () => ({ default: (await readPanel()).SidePanel }));

interface PanelButtonProps {
  readonly label: string;
  /** What the panel is called; the button's label where none is given. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A quiet button that opens what there is to read, at the side of the page. The panel's code comes with its first use. */
export function PanelButton({ label, title = label, children }: PanelButtonProps) {
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
