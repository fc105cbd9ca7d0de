import type { SchedulingCalendar } from '#schemas/wire/appointment.ts';
import { readCalendarMessage } from './readCalendarMessage.ts';

interface CalendarListeners {
  /** The calendar can be used. */
  readonly onReady: () => void;
  /** The calendar reports that it cannot be shown. */
  readonly onFailed: () => void;
  /**
   * The calendar reports a booking, perhaps more than once. The booking counts only after the backend has confirmed it.
   */
  readonly onBooked: (uid: string) => void;
}

/**
 * Listens to the calendar in a frame. Only messages from that frame's own window and the calendar's origin count. Once
 * the calendar is ready, sends it the patient's data.
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
        // Cal.com stays invisible until it gets this reply.
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
