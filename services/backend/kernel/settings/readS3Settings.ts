import type { S3Settings } from './S3Settings.ts';
import { SettingsError } from './SettingsError.ts';

const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const FOLDERS = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/;

/** Reads where images are kept in an S3-compatible store; undefined where nothing says so. @throws SettingsError */
export function readS3Settings(text: (name: string) => string | undefined): S3Settings | undefined {
  const bucket = text('PORTAL_MEDIA_S3_BUCKET');
  const region = text('PORTAL_MEDIA_S3_REGION');
  const endpoint = text('PORTAL_MEDIA_S3_ENDPOINT');
  const prefix = text('PORTAL_MEDIA_S3_PREFIX');
  const pathStyle = text('PORTAL_MEDIA_S3_PATH_STYLE');
  const encryption = text('PORTAL_MEDIA_S3_ENCRYPTION');
  if ([bucket, region, endpoint, prefix, pathStyle, encryption].every((one) => one === undefined)) return undefined;
  if (bucket === undefined || region === undefined)
    throw new SettingsError(
      'Photos in S3 need PORTAL_MEDIA_S3_BUCKET and PORTAL_MEDIA_S3_REGION; set both, or none that begins with PORTAL_MEDIA_S3.',
    );
  if (text('PORTAL_MEDIA') !== undefined)
    throw new SettingsError(
      'PORTAL_MEDIA and PORTAL_MEDIA_S3_BUCKET both say where photos are kept; remove one of the two.',
    );
  if (!BUCKET.test(bucket))
    throw new SettingsError('PORTAL_MEDIA_S3_BUCKET must be the name of a bucket alone, such as clinic-photos.');
  if (endpoint !== undefined && !/^https?:\/\/[\w.-]+(:\d+)?$/.test(endpoint))
    throw new SettingsError(
      'PORTAL_MEDIA_S3_ENDPOINT must be the protocol, host and port alone, such as http://localhost:9000.',
    );
  if (prefix !== undefined && !FOLDERS.test(prefix))
    throw new SettingsError('PORTAL_MEDIA_S3_PREFIX must be folders such as portal/photos.');
  if (pathStyle !== undefined && pathStyle !== 'on' && pathStyle !== 'off')
    throw new SettingsError(`PORTAL_MEDIA_S3_PATH_STYLE is '${pathStyle}'; it must be one of on, off.`);
  if (encryption !== undefined && encryption !== 'AES256' && encryption !== 'bucket')
    throw new SettingsError(`PORTAL_MEDIA_S3_ENCRYPTION is '${encryption}'; it must be one of AES256, bucket.`);
  return {
    bucket,
    region,
    endpoint,
    prefix: prefix?.replace(/\/?$/, '/') ?? '',
    pathStyle: pathStyle === 'on',
    encryption: encryption ?? 'AES256',
  };
}
