import { useEffect, type RefObject } from 'react';
import { reducedMotion } from '#renderers/theme/media.ts';
import { directionOf, slidesTurned } from './swipe.ts';

/** How long a slide stays, in milliseconds. */
const STAY = 5000;

export interface CarouselMotionProps {
  readonly root: RefObject<HTMLElement | null>;
  /** The slide that is shown. */
  readonly index: number;
  /** Whether the patient has stopped it. */
  readonly stopped: boolean;
  readonly onTurn: (by: -1 | 1) => void;
}

/** Turns to the next slide as long as nobody looks closer, and never where the patient prefers reduced motion. */
function useAutoplay({ root, stopped, onTurn }: CarouselMotionProps): void {
  useEffect(() => {
    const element = root.current;
    const still = window.matchMedia(reducedMotion);
    if (!element || stopped) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLookedAt = () => element.matches(':hover, :focus-within');
    const restart = () => {
      clearTimeout(timer);
      if (still.matches || document.hidden) return;
      timer = setTimeout(() => {
        if (!isLookedAt()) onTurn(1);
      }, STAY);
    };
    const hold = () => clearTimeout(timer);
    // The next element has focus only after the event.
    const leave = () => queueMicrotask(() => !isLookedAt() && restart());
    restart();
    if (isLookedAt()) hold();
    element.addEventListener('mouseenter', hold);
    element.addEventListener('focusin', hold);
    element.addEventListener('mouseleave', leave);
    element.addEventListener('focusout', leave);
    document.addEventListener('visibilitychange', restart);
    still.addEventListener('change', restart);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('mouseenter', hold);
      element.removeEventListener('focusin', hold);
      element.removeEventListener('mouseleave', leave);
      element.removeEventListener('focusout', leave);
      document.removeEventListener('visibilitychange', restart);
      still.removeEventListener('change', restart);
    };
  }, [root, stopped, onTurn]);
}

/** Turns slides by a swipe. A finger that goes along the page scrolls it, and what is swiped over is not pressed. */
function useSwipe({ root, onTurn }: CarouselMotionProps): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let begun: { readonly id: number; readonly x: number; readonly y: number } | undefined;
    let direction: ReturnType<typeof directionOf>;
    let swiped = false;
    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      begun = { id: event.pointerId, x: event.clientX, y: event.clientY };
      direction = undefined;
      swiped = false;
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== begun?.id) return;
      direction ??= directionOf({ x: event.clientX - begun.x, y: event.clientY - begun.y });
      if (direction === 'along') begun = undefined;
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== begun?.id) return;
      const by = direction === 'across' ? slidesTurned(event.clientX - begun.x) : 0;
      swiped = direction === 'across';
      begun = undefined;
      if (by !== 0) onTurn(by);
    };
    const cancel = () => {
      begun = undefined;
    };
    const refusePress = (event: MouseEvent) => {
      if (!swiped) return;
      swiped = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const refuseDrag = (event: DragEvent) => event.preventDefault();
    element.addEventListener('pointerdown', down);
    // A finger or a mouse may leave the slides on its way.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    element.addEventListener('click', refusePress, true);
    element.addEventListener('dragstart', refuseDrag);
    return () => {
      element.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      element.removeEventListener('click', refusePress, true);
      element.removeEventListener('dragstart', refuseDrag);
    };
  }, [root, onTurn]);
}

function Autoplay(props: CarouselMotionProps): null {
  useAutoplay(props);
  return null;
}

/** Brings the slides into motion; it shows nothing. Its code comes after the page. */
export function CarouselMotion(props: CarouselMotionProps) {
  useSwipe(props);
  // Each slide has its whole time.
  return <Autoplay key={props.index} {...props} />;
}
