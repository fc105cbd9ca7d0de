import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { PanelAction } from '../flow/createSubscriptionAction.ts';

/** The subscription as it was when the panel was opened, and the action. */
interface Opened {
  readonly subscription: Subscription;
  readonly action: PanelAction;
}

/**
 * Opens and closes the panel of the page. The panel is beside the list and not in a card, because the list is refetched
 * before the panel closes, and the card may be gone by then.
 *
 * @param fallback takes focus when the button that opened the panel is gone
 */
export function useSubscriptionPanel(fallback: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<Opened>();
  const opener = useRef<HTMLElement>(null);

  const open = useCallback((subscription: Subscription, action: PanelAction, button: HTMLElement) => {
    opener.current = button;
    setOpened({ subscription, action });
  }, []);
  const close = useCallback(() => setOpened(undefined), []);

  // The flow's heading took focus before the panel could record where it came from.
  useEffect(() => {
    if (opened || !opener.current) return;
    (opener.current.isConnected ? opener.current : fallback.current)?.focus();
    opener.current = null;
  }, [opened, fallback]);
  return { opened, open, close };
}
