import { useMatchRoute } from '@tanstack/react-router';

/** What the frame has to know of the page that is open. */
export interface OpenPage {
  /** The input of the messages stands at the foot of the page. */
  readonly hasFooter: boolean;
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
    hasFooter: match({ to: '/dashboard/$userId/messages' }) === false,
    asksToVerify: isHome || isProfile,
  };
}
