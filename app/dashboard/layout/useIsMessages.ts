import { useMatchRoute } from '@tanstack/react-router';

/** Whether the messages are open, whose input stands at the foot of the page. */
export function useIsMessages(): boolean {
  const match = useMatchRoute();
  return match({ to: '/dashboard/$userId/messages' }) !== false;
}
