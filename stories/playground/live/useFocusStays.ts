import { useEffect, type RefObject } from 'react';

/**
 * Leaves the focus with who works beside the frame. The flow moves focus to each step that it shows, as it does for a
 * patient, and an edit can show another step: only a press into the frame or the Tab key takes the focus there.
 */
export function useFocusStays(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let held: HTMLElement | undefined;
    let enters = false;
    const hold = ({ target }: FocusEvent) => {
      enters = false;
      if (target instanceof HTMLElement && target !== frame.current) held = target;
    };
    const enter = () => {
      enters = true;
    };
    const hearKey = ({ key }: KeyboardEvent) => {
      enters = key === 'Tab';
    };
    // Once the window has changed focus: while it does, it takes no other.
    const releaseVisitPayment = () =>
      queueMicrotask(() => {
        if (!enters && document.activeElement === frame.current) held?.focus({ preventScroll: true });
      });
    const watchFrame = () => frame.current?.contentWindow?.addEventListener('pointerdown', enter, { capture: true });
    const shown = frame.current;
    shown?.addEventListener('load', watchFrame);
    document.addEventListener('focusin', hold);
    document.addEventListener('keydown', hearKey, { capture: true });
    window.addEventListener('blur', releaseVisitPayment);
    return () => {
      shown?.removeEventListener('load', watchFrame);
      document.removeEventListener('focusin', hold);
      document.removeEventListener('keydown', hearKey, { capture: true });
      window.removeEventListener('blur', releaseVisitPayment);
    };
  }, [frame]);
}
