import { useEffect, type RefObject } from 'react';

/**
 * Keeps focus in the page around the frame. The flow moves focus to each new step, as it does for a patient, and an
 * edit may show another step; focus goes into the frame only with the Tab key or a press on it.
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
    // Delayed, because a window ignores focus calls while it is changing focus itself.
    const returnFocus = () =>
      queueMicrotask(() => {
        if (!enters && document.activeElement === frame.current) held?.focus({ preventScroll: true });
      });
    const watchFrame = () => frame.current?.contentWindow?.addEventListener('pointerdown', enter, { capture: true });
    const shown = frame.current;
    shown?.addEventListener('load', watchFrame);
    document.addEventListener('focusin', hold);
    document.addEventListener('keydown', hearKey, { capture: true });
    window.addEventListener('blur', returnFocus);
    return () => {
      shown?.removeEventListener('load', watchFrame);
      document.removeEventListener('focusin', hold);
      document.removeEventListener('keydown', hearKey, { capture: true });
      window.removeEventListener('blur', returnFocus);
    };
  }, [frame]);
}
