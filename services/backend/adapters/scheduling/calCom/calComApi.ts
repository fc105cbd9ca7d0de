import type { CalComSettings } from '../../../kernel/settings/CalComSettings.ts';
import { SchedulingUnavailable } from '../SchedulingUnavailable.ts';
import { Allowance } from './Allowance.ts';

/** The versions of the parts of the API that this was written against. */
const VERSIONS = { bookings: '2024-08-13', slots: '2024-09-04' } as const;

interface Asked {
  readonly part: keyof typeof VERSIONS;
  /** What follows the part: a path, a query, or nothing. */
  readonly at: string;
  /** What is posted; what has none is read. */
  readonly body?: object;
}

const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined;

/** What Cal.com answered, or nothing where it refused with one of the expected statuses. */
type Ask = (asked: Asked, refusals?: readonly number[]) => Promise<{ readonly data: unknown } | undefined>;

/**
 * Asks the API of Cal.com. Every call throws SchedulingUnavailable where there is no usable answer, and where this server has
 * asked often enough within the last minute.
 *
 * @param patience milliseconds until an unanswered request counts as lost
 */
export function calComApi(
  { apiKey, apiUrl }: Pick<CalComSettings, 'apiKey' | 'apiUrl'>,
  clock: () => Date,
  patience: number,
): Ask {
  const allowance = new Allowance(clock);

  async function send({ part, at, body }: Asked): Promise<Response> {
    if (!allowance.take(body ? 'write' : 'read'))
      throw new SchedulingUnavailable({ cause: new Error('asked often enough within a minute') });
    try {
      return await fetch(`${apiUrl}/v2/${part}${at}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'cal-api-version': VERSIONS[part],
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
    } catch (error) {
      throw new SchedulingUnavailable({ cause: error, isOpen: true });
    }
  }

  return async (asked, refusals = []) => {
    const response = await send(asked);
    if (!response.ok) {
      await response.body?.cancel();
      if (refusals.includes(response.status)) return undefined;
      throw new SchedulingUnavailable({
        cause: new Error(`answered ${response.status}`),
        isOpen: response.status >= 500,
      });
    }
    try {
      return { data: dataOf(await response.json()) };
    } catch (error) {
      throw new SchedulingUnavailable({ cause: error, isOpen: true });
    }
  };
}
