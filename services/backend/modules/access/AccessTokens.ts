import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { BoundedMap } from '../../kernel/cache/BoundedMap.ts';
import { problems } from '../../kernel/problems/problems.ts';

/** Who a request speaks for, as its access token says. */
export interface Access {
  readonly user: string;
  readonly organization: string;
  readonly session: string;
}

/** How long an access token serves, in seconds. */
export const ACCESS_SECONDS = 15 * 60;

interface Verified {
  readonly access: Access;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Issues and reads access tokens: JWTs signed with HS256 that name patient, organization and session. */
export class AccessTokens {
  readonly #key: KeyObject;
  readonly #clock: () => Date;
  /** Verifying a signature costs as much as a database read; a token is sent many times. */
  readonly #verified = new BoundedMap<string, Verified>(5000);

  constructor(secret: string, clock: () => Date) {
    this.#key = createSecretKey(Buffer.from(secret, 'utf8'));
    this.#clock = clock;
  }

  issue({ user, organization, session }: Access): Promise<string> {
    const now = Math.floor(this.#clock().getTime() / 1000);
    return new SignJWT({ org: organization, sid: session })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(user)
      .setIssuedAt(now)
      .setExpirationTime(now + ACCESS_SECONDS)
      .sign(this.#key);
  }

  /** @throws ProblemError TokenExpired or Unauthorized */
  async read(token: string): Promise<Access> {
    const now = this.#clock();
    const known = this.#verified.get(token);
    if (known) {
      if (known.expiresAt <= now.getTime()) throw problems.tokenExpired();
      return known.access;
    }
    const verified = await this.#verify(token, now);
    this.#verified.set(token, verified);
    return verified.access;
  }

  async #verify(token: string, now: Date): Promise<Verified> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        currentDate: now,
        requiredClaims: ['sub', 'exp', 'org', 'sid'],
      });
      const { sub, exp, org, sid } = payload;
      if (typeof sub !== 'string' || typeof org !== 'string' || typeof sid !== 'string' || exp === undefined)
        throw problems.unauthorized('the access token lacks claims');
      return { access: { user: sub, organization: org, session: sid }, expiresAt: exp * 1000 };
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw problems.tokenExpired();
      if (error instanceof errors.JOSEError) throw problems.unauthorized('the access token is not valid');
      throw error;
    }
  }
}
