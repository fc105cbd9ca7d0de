import { SmsUnavailable } from './SmsUnavailable.ts';
import type { Texter } from './Texter.ts';

/** Where neither a provider is set up nor the sandbox is on: no text message can be sent. */
export const noTexter: Texter = { send: () => Promise.reject(new SmsUnavailable()) };
