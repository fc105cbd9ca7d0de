import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTVerifyResult } from 'jose';
import { BoundedMap } from '../../kernel/cache/BoundedMap.ts';
import type { Secrets } from '../../kernel/secrets/Secrets.ts';
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

const keyOf = (secret: string) => createSecretKey(Buffer.from(secret, 'utf8'));

/** Issues and reads access tokens: JWTs signed with HS256 that name patient, organization and session. */
export class AccessTokens {
  readonly #keys: readonly [KeyObject, ...KeyObject[]];
  readonly #clock: () => Date;
  /** Verifying a signature costs as much as a database read; a token is sent many times. */
  readonly #verified = new BoundedMap<string, Verified>(5000);

  constructor([current, ...former]: Secrets, clock: () => Date) {
    this.#keys = [keyOf(current), ...former.map(keyOf)];
    this.#clock = clock;
  }

  issue({ user, organization, session }: Access): Promise<string> {
    const now = Math.floor(this.#clock().getTime() / 1000);
    return new SignJWT({ org: organization, sid: session })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(user)
      .setIssuedAt(now)
      .setExpirationTime(now + ACCESS_SECONDS)
      .sign(this.#keys[0]);
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

  /** A token of a former secret serves until it expires. */
  async #payloadOf(
    token: string,
    now: Date,
    [key, ...others]: readonly KeyObject[] = this.#keys,
  ): Promise<JWTVerifyResult> {
    if (!key) throw new errors.JWSSignatureVerificationFailed();
    try {
      return await jwtVerify(token, key, {
        algorithms: ['HS256'],
        currentDate: now,
        requiredClaims: ['sub', 'exp', 'org', 'sid'],
      });
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed) return this.#payloadOf(token, now, others);
      throw error;
    }
  }

  async #verify(token: string, now: Date): Promise<Verified> {
    try {
      const { payload } = await this.#payloadOf(token, now);
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
