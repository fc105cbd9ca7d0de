import { useMatchRoute } from '@tanstack/react-router';

/** What the frame has to know of the page that is open. */
export interface OpenPage {
  /** It has all the room between header and navigation, scrolls by itself, and has no footer below it. */
  readonly fillsFrame: boolean;
  /** The page itself asks to verify the account, where that has its place among other things. */
  readonly asksToVerify: boolean;
}

/** Tells the frame of the dashboard about the open page. */
export function useOpenPage(): OpenPage {
  const match = useMatchRoute();
  const isHome = match({ to: '/dashboard/$userId/$page', params: { page: 'profile' } }) !== false;
  const isProfile = (['/dashboard/$userId/settings', '/dashboard/$userId/settings/info'] as const).some(
    (to) => match({ to }) !== false,
  );
  return {
    fillsFrame: match({ to: '/dashboard/$userId/messages' }) !== false,
    asksToVerify: isHome || isProfile,
  };
}
