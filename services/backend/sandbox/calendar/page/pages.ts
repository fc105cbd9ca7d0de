import type { Calendar } from '#services/backend/adapters/scheduling/Calendar.ts';
import type { SandboxBooking } from '#services/backend/adapters/scheduling/sandbox/sandboxBookings.ts';
import { escapeHtml } from '../../../kernel/http/escapeHtml.ts';

/** A page of the calendar: all that it needs comes from the same origin. */
const page = (title: string, attributes: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/scheduling/calendarPage.css">
<script type="module" src="/scheduling/calendarPage.js"></script>
</head>
<body>
<main aria-label="${escapeHtml(title)}" ${attributes}>
${content}
</main>
</body>
</html>
`;

const picker = (fields: string, button: string) => `<p class="quiet" id="zone">Times are in your time zone.</p>
<form id="pick">
<label class="field" for="day">Day</label>
<select id="day" name="day" required></select>
<fieldset>
<legend>Time</legend>
<div class="times" id="times"></div>
</fieldset>
${fields}<p id="status" role="status">Loading the free times …</p>
<fieldset id="others" hidden>
<legend>Free times close to it</legend>
<div class="times"></div>
</fieldset>
<p><button id="confirm">${button}</button> <button class="quiet" id="retry" type="button" hidden>Try again</button></p>
</form>`;

const WHO = `<label class="field" for="name">Your name</label>
<input id="name" name="name" autocomplete="name" maxlength="200" required>
<label class="field" for="email">Your email</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required>
`;

/** The page for a frame in which a time is chosen and, only then, booked. */
export const calendarPage = (path: string, { name, minutes }: Calendar): string =>
  page(
    name,
    `data-calendar="${escapeHtml(path)}"`,
    `<h1>${escapeHtml(name)}</h1>
<p class="quiet">${minutes} minutes by video</p>
${picker(WHO, 'Confirm booking')}`,
  );

/** The page on which a booking is canceled or moved, to whoever knows its id. */
export function bookingPage({ uid, calendar, start, canceledAt }: SandboxBooking, name: string, now: Date): string {
  const when = `<h1>${escapeHtml(name)}</h1>\n<p><time datetime="${start.toISOString()}">${start.toISOString()}</time></p>`;
  const over = canceledAt !== null ? 'This booking is canceled.' : start <= now ? 'This appointment has begun.' : null;
  const content =
    over === null
      ? `<h2>Cancel</h2>
<p><button class="quiet" id="cancel" type="button">Cancel this booking</button></p>
<h2>Move to another time</h2>
${picker('', 'Move booking')}`
      : `<p>${over}</p>\n<p><a href="/">Back to the portal</a></p>`;
  return page(name, `data-calendar="${escapeHtml(calendar)}" data-uid="${uid}"`, `${when}\n${content}`);
}
