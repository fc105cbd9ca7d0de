import type { SchedulingCalendar } from '#schemas/wire/appointment.ts';

const page = (says: readonly object[]) => `<!doctype html>
<html lang="en">
<head><title>A calendar</title></head>
<body style="font-family: sans-serif">
<main><h1>Choose a time</h1><p>Here stands the calendar of the scheduling service.</p></main>
<script>
for (const message of ${JSON.stringify(says)}) parent.postMessage({ source: 'portal-calendar', ...message }, '*');
</script>
</body>
</html>`;

/** A calendar whose page sends these messages at once. Its frame has the story's own origin. */
export const exampleCalendar = (...says: readonly object[]): SchedulingCalendar => ({
  shown: 'frame',
  minutes: 30,
  url: URL.createObjectURL(new Blob([page(says)], { type: 'text/html' })),
  origin: location.origin,
  provider: 'sandbox',
  title: 'First call with the care team',
  prefill: { name: 'Dora Demo', email: 'dora@example.com' },
});
