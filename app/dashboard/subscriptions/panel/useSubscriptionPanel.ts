import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { PanelAction } from '../flow/createSubscriptionAction.ts';

/** What the panel shows: a subscription as it was when it was opened, and what for. */
interface Opened {
  readonly subscription: Subscription;
  readonly action: PanelAction;
}

/**
 * Opens and closes the panel of the page. It stands beside the list and not in a card of it, because the list is read
 * again before the panel is closed, and the card may be gone from it by then.
 *
 * @param fallback takes the focus where the button is gone that opened the panel
 */
export function useSubscriptionPanel(fallback: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<Opened>();
  const opener = useRef<HTMLElement>(null);

  const open = useCallback((subscription: Subscription, action: PanelAction, button: HTMLElement) => {
    opener.current = button;
    setOpened({ subscription, action });
  }, []);
  const close = useCallback(() => setOpened(undefined), []);

  // The heading of the flow had the focus before the panel could see where it came from.
  useEffect(() => {
    if (opened || !opener.current) return;
    (opener.current.isConnected ? opener.current : fallback.current)?.focus();
    opener.current = null;
  }, [opened, fallback]);
  return { opened, open, close };
}
