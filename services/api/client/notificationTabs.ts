import { keepsCookies } from './keepsCookies.ts';

let channel: BroadcastChannel | undefined;

/** The channel to the patient's other tabs. It says that something was read, and nothing of what. */
const otherTabs = (): BroadcastChannel => (channel ??= new BroadcastChannel('portal-notifications'));

/** Between the patient's tabs: that notifications were read in one of them. */
export const notificationTabs = {
  /** Tells the other tabs. */
  tell(): void {
    // Without cookies, there may be no channel, and no other tab that is logged in.
    if (!keepsCookies()) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches its own origin
    otherTabs().postMessage(null);
  },
  /** Hears of it from the other tabs. @returns ends that */
  hear(listener: () => void): () => void {
    if (!keepsCookies()) return () => undefined;
    const tabs = otherTabs();
    tabs.addEventListener('message', listener);
    return () => tabs.removeEventListener('message', listener);
  },
};
