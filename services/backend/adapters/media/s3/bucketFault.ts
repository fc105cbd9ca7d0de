import type { S3Settings } from '../../../kernel/settings/S3Settings.ts';
import { SettingsError } from '../../../kernel/settings/SettingsError.ts';

/** What a store says by a code, and how it is mended. */
interface Reason {
  readonly why: string;
  readonly mend: string;
}

const NONE: Reason = {
  why: 'there is no such bucket',
  mend: 'Make it, or correct PORTAL_MEDIA_S3_BUCKET and PORTAL_MEDIA_S3_REGION',
};
const REFUSED: Reason = {
  why: 'the store refuses the credentials',
  mend: 'Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the role of this machine',
};
const UNNAMED: Reason = {
  why: 'no credentials were found',
  mend: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give this machine a role',
};
const FORBIDDEN: Reason = {
  why: 'the credentials are not allowed to list, write, read and remove its objects',
  mend: 'Allow s3:ListBucket, s3:PutObject, s3:GetObject and s3:DeleteObject',
};
const ELSEWHERE: Reason = { why: 'it is in another region', mend: 'Correct PORTAL_MEDIA_S3_REGION' };
const UNENCRYPTED: Reason = {
  why: 'the store cannot encrypt when it is told to',
  mend: 'Set up encryption for the whole bucket, and PORTAL_MEDIA_S3_ENCRYPTION=bucket',
};
const AWAY: Reason = {
  why: 'the store does not answer as S3 does',
  mend: 'Start it, or correct PORTAL_MEDIA_S3_ENDPOINT and PORTAL_MEDIA_S3_REGION',
};

const REASONS: { readonly [code: string]: Reason } = {
  NoSuchBucket: NONE,
  InvalidAccessKeyId: REFUSED,
  SignatureDoesNotMatch: REFUSED,
  ExpiredToken: REFUSED,
  InvalidToken: REFUSED,
  CredentialsProviderError: UNNAMED,
  AccessDenied: FORBIDDEN,
  PermanentRedirect: ELSEWHERE,
  AuthorizationHeaderMalformed: ELSEWHERE,
  NotImplemented: UNENCRYPTED,
};

/** The code of a system's error where it has one, such as ECONNREFUSED, else the name that the store or the SDK gives. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Why a bucket cannot be used, in one line. No key is ever repeated. */
export function bucketFault(error: unknown, { bucket, endpoint }: S3Settings): SettingsError {
  const code = codeOf(error);
  const { why, mend } = REASONS[code] ?? AWAY;
  const place = endpoint === undefined ? '' : ` at ${endpoint}`;
  return new SettingsError(`Photos cannot be kept in the bucket ${bucket}${place}: ${why} (${code}). ${mend}.`, {
    cause: error,
  });
}
