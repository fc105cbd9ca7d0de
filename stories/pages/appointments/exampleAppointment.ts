import type { Appointment, AppointmentKind } from '#schemas/wire/appointment.ts';

const MINUTES = 30;

/**
 * An appointment of the example patient.
 *
 * @param start ISO 8601
 */
export const exampleAppointment = (
  start: string,
  event: Partial<Appointment['event']> = {},
  kind: AppointmentKind = 'physician',
): Appointment => ({
  _id: Date.parse(start).toString(16).padStart(24, '0'),
  panel: null,
  patient: '1'.repeat(24),
  invoice: null,
  subscription: null,
  event: {
    name: 'Physician call',
    canceled: false,
    created_at: '2026-01-01T00:00:00.000Z',
    start_time: start,
    end_time: new Date(Date.parse(start) + MINUTES * 60_000).toISOString(),
    former_start_time: null,
    uuid: 'booking-1',
    external_source: 'sandbox',
    patientCanceled: false,
    location: 'https://video.example/room',
    cancel_url: 'https://calendar.example/booking/booking-1',
    reschedule_url: 'https://calendar.example/booking/booking-1?to=reschedule',
    changed_in: 'portal',
    calendar_file: '/v2/appointments/1/calendar.ics?signature=x',
    ...event,
  },
  event_type: { duration: MINUTES, kind, name: 'Call' },
});
