import type { SchedulingCalendar } from '#schemas/wire/appointment.ts';
import { readCalendarMessage } from './readCalendarMessage.ts';

interface CalendarListeners {
  /** It can be used. */
  readonly onReady: () => void;
  /** It says itself that it cannot be shown. */
  readonly onFailed: () => void;
  /** It says that something was booked, perhaps more than once. Nothing counts before the backend has confirmed it. */
  readonly onBooked: (uid: string) => void;
}

/**
 * Listens to the calendar in a frame, and to nobody else: a message counts only from that frame's own window and the
 * calendar's origin. Tells the calendar who books once it is there.
 *
 * @returns stops listening
 */
export function listenToCalendar(
  frame: Pick<HTMLIFrameElement, 'contentWindow'>,
  { origin, prefill }: Pick<SchedulingCalendar, 'origin' | 'prefill'>,
  { onReady, onFailed, onBooked }: CalendarListeners,
): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    const { contentWindow: calendar } = frame;
    if (calendar === null || event.source !== calendar || event.origin !== origin) return;
    const message = readCalendarMessage(event.data);
    switch (message?.type) {
      case 'greeting':
        // Cal.com stays invisible until it is answered.
        calendar.postMessage({ originator: 'CAL', method: 'parentKnowsIframeReady', arg: {} }, origin);
        break;
      case 'ready':
        calendar.postMessage({ source: 'portal', type: 'prefill', ...prefill }, origin);
        onReady();
        break;
      case 'failed':
        onFailed();
        break;
      case 'booked':
        onBooked(message.uid);
        break;
      case undefined:
    }
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
