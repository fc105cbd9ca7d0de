// Runs on the pages of the sandbox calendar, which stand for those of a scheduling service. Times are the visitor's own.

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const format = (options) => new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options });
const dayOf = format({ weekday: 'long', month: 'long', day: 'numeric' });
const timeOf = format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
const momentOf = format({ dateStyle: 'full', timeStyle: 'short' });
const zoneOf = format({ timeZoneName: 'long' });

const find = (id) => document.getElementById(id);
const main = document.querySelector('main');
const form = find('pick');
const { calendar, uid } = main.dataset;

const zoneName = (moment) => zoneOf.formatToParts(moment).find(({ type }) => type === 'timeZoneName').value;
const momentText = (moment) =>
  `${momentOf.format(moment)} ${timeOf.formatToParts(moment).find(({ type }) => type === 'timeZoneName').value}`;

function say(text, isProblem = false) {
  const status = find('status');
  status.textContent = text;
  status.classList.toggle('problem', isProblem);
}

/** A new key for what is asked, and the same one while the same is asked again. */
let asked = '';
let key = '';
function keyFor(body) {
  if (body !== asked) {
    asked = body;
    key = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  return key;
}

async function post(path, content) {
  const body = JSON.stringify(content);
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': keyFor(body) },
    body,
  });
  const answer = await response.json();
  if (response.ok) return { answer };
  if (answer.code === 'SlotTaken') asked = '';
  return { problem: answer };
}

/** One request at a time, with its button off and its failure told. */
async function once(button, work) {
  if (button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  say('One moment …');
  try {
    await work();
  } catch {
    say('That did not get through. Check your connection and try again; nothing is booked twice.', true);
  } finally {
    button.setAttribute('aria-disabled', 'false');
  }
}

function choice(moment) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = 'start';
  input.value = moment.toISOString();
  label.append(input, timeOf.format(moment));
  return label;
}

let days = new Map();

function showDay() {
  find('times').replaceChildren(...(days.get(find('day').value) ?? []).map(choice));
}

async function load() {
  const response = await fetch(`/scheduling/slots?calendar=${encodeURIComponent(calendar)}`);
  if (!response.ok) throw new Error(String(response.status));
  const { slots } = await response.json();
  days = new Map();
  for (const moment of slots.map((slot) => new Date(slot))) {
    const day = dayOf.format(moment);
    days.set(day, [...(days.get(day) ?? []), moment]);
  }
  const before = find('day').value;
  find('day').replaceChildren(...[...days.keys()].map((day) => new Option(day, day, false, day === before)));
  const [first] = days.values();
  find('zone').textContent = `Times are in your time zone: ${zoneName(first?.[0] ?? new Date())} (${zone}).`;
  showDay();
}

/** Says that a time is taken, and offers the nearest that are free. */
async function offerOthers({ message, alternatives = [] }) {
  const others = find('others');
  await load();
  const moments = alternatives.map((moment) => new Date(moment));
  const labels = moments.map((moment) => {
    const label = choice(moment);
    label.lastChild.textContent = momentText(moment);
    return label;
  });
  others.querySelector('div').replaceChildren(...labels);
  others.hidden = labels.length === 0;
  say(message, true);
  others.querySelector('input')?.focus();
}

const chosen = () => new FormData(form).get('start');

function done(title, text) {
  document.title = title;
  const heading = document.createElement('h1');
  heading.tabIndex = -1;
  heading.textContent = title;
  const line = document.createElement('p');
  line.textContent = text;
  main.replaceChildren(heading, line);
  heading.focus();
  return main;
}

function askForTime() {
  say('Choose a time first.', true);
  form.querySelector('input[name=start]')?.focus();
}

async function book() {
  const start = chosen();
  if (!start) return askForTime();
  const { name, email } = Object.fromEntries(new FormData(form));
  const { answer, problem } = await post('/scheduling/bookings', { calendar, name, email, start });
  if (problem?.code === 'SlotTaken') return offerOthers(problem);
  if (problem) return say(problem.message, true);
  done('Booked', `${momentText(new Date(answer.start))}. The portal confirms it now.`);
  parent.postMessage({ source: 'portal-calendar', type: 'booked', uid: answer.uid }, location.origin);
}

async function move() {
  const start = chosen();
  if (!start) return askForTime();
  const { answer, problem } = await post(`/scheduling/bookings/${uid}/reschedule`, { start });
  if (problem?.code === 'SlotTaken') return offerOthers(problem);
  if (problem) return say(problem.message, true);
  const moved = new URLSearchParams({
    rescheduleUid: uid,
    startTime: answer.start,
    ...(answer.formerStart && { formerTime: answer.formerStart }),
  });
  location.assign(`/appointment/cb?${moved}`);
}

async function cancel() {
  const { problem } = await post(`/scheduling/bookings/${uid}/cancel`, {});
  if (problem) return say(problem.message, true);
  const link = document.createElement('a');
  link.href = '/';
  link.textContent = 'Back to the portal';
  done('Canceled', 'Your booking is canceled.').append(link);
}

for (const time of document.querySelectorAll('time')) time.textContent = momentText(new Date(time.dateTime));

if (form) {
  find('day').addEventListener('change', showDay);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void once(find('confirm'), uid ? move : book);
  });
  const retry = find('retry');
  const begin = async () => {
    retry.hidden = true;
    try {
      await load();
      say(days.size === 0 ? 'No time is free in the next three weeks. Please look again tomorrow.' : '');
    } catch {
      say('The free times could not be loaded.', true);
      retry.hidden = false;
    }
  };
  retry.addEventListener('click', () => void begin());
  void begin();
}
find('cancel')?.addEventListener('click', ({ currentTarget }) => void once(currentTarget, cancel));
if (new URLSearchParams(location.search).get('to') === 'reschedule') find('day')?.focus();

// Who books is told by the page around this one; it stands in no address.
if (parent !== window) {
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== location.origin) return;
    if (data?.source !== 'portal' || data.type !== 'prefill') return;
    for (const field of ['name', 'email'])
      if (find(field) && !find(field).value) find(field).value = String(data[field] ?? '');
  });
  parent.postMessage({ source: 'portal-calendar', type: 'ready' }, location.origin);
}
