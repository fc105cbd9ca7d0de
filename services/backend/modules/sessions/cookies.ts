import type { FastifyRequest, FastifyReply } from 'fastify';

/** Whether patients come by TLS, which ends at the proxy where one is in front. */
const isSecure = ({ protocol, tenant }: FastifyRequest): boolean =>
  protocol === 'https' || (tenant.origin?.startsWith('https:') ?? false);

/** What the portal's cookies have in common: no script reads them, and they go by TLS where patients come by TLS. */
export const cookieOptions = (request: FastifyRequest, path: string, sameSite: 'strict' | 'lax' = 'strict') =>
  ({ path, httpOnly: true, sameSite, secure: isSecure(request) }) as const;

/** Accounts for which a browser holds a token at a time: a family's. */
const MOST = 5;

interface AccountCookie {
  readonly name: string;
  /** What each token looks like. */
  readonly form: RegExp;
  readonly path: string;
  readonly sameSite: 'strict' | 'lax';
  /** How long the browser keeps it, in milliseconds. */
  readonly life: number;
}

/** A cookie with a token for each account that was signed in to with the browser, the last one used last. No GET sets it. */
export const accountCookie = ({ name, form, path, sameSite, life }: AccountCookie) => {
  /** The tokens that were sent; none where they are not the portal's. */
  const read = ({ cookies }: FastifyRequest): readonly string[] => {
    const tokens = (cookies[name] ?? '').split('.', MOST + 1);
    return tokens.length <= MOST && tokens.every((token) => form.test(token)) ? tokens : [];
  };

  /** @param token of the account that is signed in to @param former the one that it takes the place of */
  const set = (request: FastifyRequest, reply: FastifyReply, token: string, former = token): void => {
    const others = read(request).filter((other) => other !== token && other !== former);
    reply.setCookie(name, [...others, token].slice(-MOST).join('.'), {
      ...cookieOptions(request, path, sameSite),
      maxAge: life / 1000,
    });
  };

  return { read, set };
};
