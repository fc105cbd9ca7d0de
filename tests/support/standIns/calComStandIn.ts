import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A booking as Cal.com answers one, as far as it is looked at. */
export interface StoredBooking {
  readonly uid: string;
  readonly status: string;
  readonly start: string;
  readonly end: string;
  readonly email: string;
  readonly host: string;
  readonly slug: string;
  readonly location?: string;
  readonly meetingUrl?: string;
  readonly movedFrom?: string;
  readonly movedTo?: string;
  readonly metadata?: object;
}

/** What a request to book or to move says, as far as it is looked at. */
interface Wanted {
  readonly start?: string;
  readonly eventTypeSlug?: string;
  readonly username?: string;
  readonly attendee?: { readonly email?: string };
  readonly metadata?: object;
}

/** How a request is answered: with a status and a body, by a cut connection, or never. */
type Answer = { readonly status: number; readonly body: string } | 'cut' | 'never';

const json = (status: number, body: object): Answer => ({ status, body: JSON.stringify(body) });
const success = (data: unknown) => json(200, { status: 'success', data });
const failure = (status: number, code: string) => json(status, { status: 'error', error: { code, message: code } });

const shown = ({ uid, status, start, end, email, host, slug, ...of }: StoredBooking) => ({
  id: 1,
  uid,
  title: `${slug} between ${host} and Pat`,
  description: '',
  hosts: [{ id: 1, name: host, email: `${host}@clinic.example`, username: host, timeZone: 'America/Los_Angeles' }],
  status,
  start,
  end,
  duration: (Date.parse(end) - Date.parse(start)) / 60_000,
  eventTypeId: 7,
  eventType: { id: 7, slug },
  location: of.location ?? 'integrations:daily',
  ...(of.meetingUrl !== undefined && { meetingUrl: of.meetingUrl }),
  absentHost: false,
  createdAt: '2026-06-15T12:00:00.000Z',
  updatedAt: null,
  attendees: [{ name: 'Pat', email, timeZone: 'America/New_York', absent: false }],
  bookingFieldsResponses: {},
  metadata: of.metadata ?? {},
  ...(of.movedFrom !== undefined && { rescheduledFromUid: of.movedFrom }),
  ...(of.movedTo !== undefined && { rescheduledToUid: of.movedTo }),
});

/** A server that behaves as the bookings API of Cal.com does for what the backend asks of it. */
export async function calComStandIn(apiKey: string) {
  const bookings = new Map<string, StoredBooking>();
  const offered = new Set<string>();
  const calls: string[] = [];
  let made = 0;
  let next: { readonly answer: Answer; readonly to: string; readonly isDone: boolean } | undefined;

  function search(query: URLSearchParams): Answer {
    const within = ({ start, end, email }: StoredBooking) =>
      email === query.get('attendeeEmail') &&
      start >= (query.get('afterStart') ?? '') &&
      end <= (query.get('beforeEnd') ?? '9');
    return success([...bookings.values()].filter(within).map(shown));
  }

  function cancel(uid: string): Answer {
    const booking = bookings.get(uid);
    if (!booking) return failure(404, 'NotFoundException');
    if (booking.status === 'cancelled') return failure(400, 'BadRequestException');
    const canceled = { ...booking, status: 'cancelled' };
    bookings.set(uid, canceled);
    return success(shown(canceled));
  }

  const isTaken = (slug: string, start: string) =>
    [...bookings.values()].some((one) => one.slug === slug && one.start === start && one.status !== 'cancelled');
  const isFree = (slug: string, start: string) => offered.has(start) && !isTaken(slug, start);

  function list(query: URLSearchParams): Answer {
    const days: { [day: string]: object[] } = {};
    for (const start of [...offered].toSorted()) {
      const isWithin = start >= (query.get('start') ?? '') && start < (query.get('end') ?? '');
      if (!isWithin || !isFree(query.get('eventTypeSlug') ?? '', start)) continue;
      const day = start.slice(0, 10);
      days[day] = [...(days[day] ?? []), { start: start.replace('Z', '+00:00') }];
    }
    return success(days);
  }

  function make(changes: Omit<StoredBooking, 'uid' | 'status' | 'end'>): StoredBooking {
    made += 1;
    const end = new Date(Date.parse(changes.start) + 30 * 60_000).toISOString();
    const booking = { uid: `made-${made}`, status: 'accepted', end, ...changes };
    bookings.set(booking.uid, booking);
    return booking;
  }

  function book(body: Wanted): Answer {
    const { start = '', eventTypeSlug: slug = '', username: host = '', attendee, metadata } = body;
    if (!isFree(slug, start)) return failure(400, 'BadRequestException');
    return success(shown(make({ start, slug, host, email: attendee?.email ?? '', ...(metadata && { metadata }) })));
  }

  function move(uid: string, { start = '' }: Wanted): Answer {
    const before = bookings.get(uid);
    if (!before || before.status === 'cancelled' || !isFree(before.slug, start))
      return failure(400, 'BadRequestException');
    const { slug, host, email } = before;
    const after = make({ start, slug, host, email, movedFrom: uid });
    bookings.set(uid, { ...before, status: 'cancelled', movedTo: after.uid });
    return success(shown(after));
  }

  function act({ method, url = '', headers }: IncomingMessage, body: Wanted): Answer {
    if (headers.authorization !== `Bearer ${apiKey}`) return failure(401, 'UnauthorizedException');
    const { pathname, searchParams } = new URL(url, 'http://cal.invalid');
    const version = headers['cal-api-version'];
    if (pathname === '/v2/slots' && version === '2024-09-04') return list(searchParams);
    if (version !== '2024-08-13') return failure(404, 'NotFoundException');
    const [, uid, action] = /^\/v2\/bookings(?:\/([^/]+)(?:\/(cancel|reschedule))?)?$/.exec(pathname) ?? [];
    if (pathname === '/v2/bookings') return method === 'GET' ? search(searchParams) : book(body);
    if (uid === undefined) return failure(404, 'NotFoundException');
    if (method === 'POST' && action === 'reschedule') return move(decodeURIComponent(uid), body);
    if (method === 'POST' && action) return cancel(decodeURIComponent(uid));
    const booking = bookings.get(decodeURIComponent(uid));
    return method === 'GET' && !action && booking ? success(shown(booking)) : failure(404, 'NotFoundException');
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await text(request);
    const body: Wanted = sent === '' ? {} : JSON.parse(sent);
    const called = `${request.method} ${request.url}`;
    calls.push(called);
    const planned = next && called.includes(next.to) ? next : undefined;
    const acted = planned?.isDone === false ? undefined : act(request, body);
    const answer = planned?.answer ?? acted ?? 'cut';
    if (planned) next = undefined;
    if (answer === 'never') return;
    if (answer === 'cut') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(answer.body);
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stand-in has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    bookings,
    keep: (booking: StoredBooking) => void bookings.set(booking.uid, booking),
    /** Answers the next request in this way, whatever it is; or the next whose method and path hold a text. */
    answerNext(answer: Answer, to = '') {
      next = { answer, to, isDone: false };
    },
    /** The same, but does before what the request asks for. */
    loseNext(answer: Answer, to: string) {
      next = { answer, to, isDone: true };
    },
    /** Offers a time in every calendar, ISO 8601. */
    offer: (...starts: readonly string[]) => starts.forEach((start) => offered.add(start)),
    /** What was asked, by method and path. */
    calls,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
