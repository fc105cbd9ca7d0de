import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { settings } from '#services/backend/kernel/settings/settings.ts';

const smtp = { PORTAL_SMTP_URL: 'smtps://portal:hunter2@mail.example:465', PORTAL_MAIL_FROM: 'care@clinic.example' };
const pusher = { PUSHER_APP_ID: '1', PUSHER_KEY: 'abcdef', PUSHER_SECRET: 'secret', PUSHER_CLUSTER: 'us2' };
const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'hunter2', TWILIO_FROM: '+12025550123' };

/** As long as the secret of a laboratory must be. */
const SECRET = '0123456789abcdef0123456789abcdef';

describe('settings', () => {
  it('need nothing', () => {
    expect(settings({})).toMatchObject({
      port: 4000,
      data: '.data',
      sandbox: true,
      databaseUrl: undefined,
      secret: undefined,
      twilio: undefined,
      smtp: undefined,
      accessLogDays: 2196,
      production: false,
    });
  });

  const s3 = { PORTAL_MEDIA_S3_BUCKET: 'clinic-photos', PORTAL_MEDIA_S3_REGION: 'eu-central-1' };
  const calCom = { PORTAL_CALCOM_API_KEY: 'cal_1' };
  const mailchimp = { MAILCHIMP_API_KEY: 'key-us21', MAILCHIMP_AUDIENCE: 'a1b2c3' };
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const live = { ...stripe, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };

  it.each([
    ['NODE_ENV=production', { NODE_ENV: 'production', PORTAL_SECRET: 'a secret of tests, as long as need be' }],
    ['STRIPE_SECRET_KEY', stripe],
    ['TWILIO_ACCOUNT_SID', twilio],
    ['PORTAL_SMTP_URL', smtp],
    ['MAILCHIMP_API_KEY', mailchimp],
    ['PORTAL_CALCOM_API_KEY', calCom],
  ])('turn the sandbox off where %s says that patients are served, and refuse to have both', (name, environment) => {
    expect(settings(environment)).toMatchObject({ sandbox: false, production: name === 'NODE_ENV=production' });
    expect(() => settings({ ...environment, PORTAL_SANDBOX: 'on' })).toThrow(`PORTAL_SANDBOX=on lets everybody`);
    expect(() => settings({ ...environment, PORTAL_SANDBOX: 'on' })).toThrow(name);
  });

  it.each(['0.0.0.0', '::', '10.0.0.5', 'portal.clinic.example'])(
    'turn the sandbox off where others reach the server at %s, unless it is asked for',
    (host) => {
      expect(settings({ PORTAL_HOST: host }).sandbox).toBe(false);
      expect(settings({ PORTAL_HOST: host, PORTAL_SANDBOX: 'on' }).sandbox).toBe(true);
    },
  );

  it.each(['localhost', '127.0.0.1', '::1'])('leave the sandbox on at %s, unless it is turned off', (host) => {
    expect(settings({ PORTAL_HOST: host }).sandbox).toBe(true);
    expect(settings({ PORTAL_HOST: host, PORTAL_SANDBOX: 'off' }).sandbox).toBe(false);
  });

  it.each([
    [undefined, false],
    ['off', false],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
  ])('read %j as the proxies that are believed', (given, expected) => {
    expect(settings({ PORTAL_TRUST_PROXY: given }).trustProxy).toEqual(expected);
  });

  it.each(['30', '36500'])('keep who read what for %s days', (days) => {
    expect(settings({ PORTAL_ACCESS_LOG_DAYS: days }).accessLogDays).toBe(Number(days));
  });

  it.each(['29', '36501', '1e3', '-30', 'ever'])('cannot keep who read what for %j days', (days) => {
    expect(() => settings({ PORTAL_ACCESS_LOG_DAYS: days })).toThrow('PORTAL_ACCESS_LOG_DAYS');
  });

  it.each(['care@clinic.example', 'Clinic <care@clinic.example>'])(
    'name a mail server where its address is set, with %j as the sender',
    (from) => {
      expect(settings({ ...smtp, PORTAL_MAIL_FROM: from }).smtp).toEqual({ url: smtp.PORTAL_SMTP_URL, from });
    },
  );

  it('name Twilio where its three keys are set', () => {
    expect(settings(twilio).twilio).toEqual({
      accountSid: 'AC1',
      authToken: 'hunter2',
      from: '+12025550123',
      apiUrl: undefined,
    });
  });

  it('name laboratories with the secret of each, which say that patients are served', () => {
    const { laboratories, sandbox } = settings({ PORTAL_LABORATORIES: `northlab=${SECRET}, westlab=${SECRET}2` });
    expect([...laboratories]).toEqual([
      ['northlab', SECRET],
      ['westlab', `${SECRET}2`],
    ]);
    expect(sandbox).toBe(false);
    expect(settings({}).laboratories.size).toBe(0);
  });

  it('name Mailchimp at the data center that its key names, or elsewhere', () => {
    expect(settings(mailchimp).mailchimp?.apiUrl).toBe('https://us21.api.mailchimp.com');
    const url = 'http://localhost:12113';
    expect(settings({ ...mailchimp, MAILCHIMP_API_URL: url }).mailchimp?.apiUrl).toBe(url);
  });

  it.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORTAL_SANDBOX: 'yes' }, 'PORTAL_SANDBOX'],
    [{ PORTAL_TRUST_PROXY: 'on' }, 'PORTAL_TRUST_PROXY'],
    [{ PORTAL_TRUST_PROXY: '0' }, 'PORTAL_TRUST_PROXY'],
    [{ PORTAL_TRUST_PROXY: '100' }, 'PORTAL_TRUST_PROXY'],
    [{ PORTAL_TRUST_PROXY: '10.0.0.0/33' }, 'PORTAL_TRUST_PROXY'],
    [{ PORTAL_TRUST_PROXY: '10.0.0/8' }, 'PORTAL_TRUST_PROXY'],
    [{ PORTAL_TRUST_PROXY: 'proxy.example' }, 'PORTAL_TRUST_PROXY'],
    [{ PORTAL_TRUST_PROXY: '10.0.0.1,' }, 'PORTAL_TRUST_PROXY'],
    [{ PORTAL_COLLECTOR: 'http://events.example/portal' }, 'PORTAL_COLLECTOR'],
    [{ PORTAL_COLLECTOR: '//events.example' }, 'PORTAL_COLLECTOR'],
    [{ PORTAL_COLLECTOR: 'https://events.example/?key=1' }, 'PORTAL_COLLECTOR'],
    [{ PORTAL_SECRET: 'short' }, 'PORTAL_SECRET'],
    [{ PORTAL_SECRET: 'a'.repeat(64) }, 'PORTAL_SECRET'],
    [{ PORTAL_SECRET_FORMER: 'short' }, 'PORTAL_SECRET_FORMER'],
    [{ NODE_ENV: 'production' }, 'PORTAL_SECRET'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ PORTAL_LOG: 'loud' }, 'PORTAL_LOG'],
    [{ PORTAL_DRAIN: '301' }, 'PORTAL_DRAIN'],
    [{ PORTAL_UPLOAD_RATE_LIMIT: 'many' }, 'PORTAL_UPLOAD_RATE_LIMIT'],
    [{ DATABASE_URL: 'postgres://x', PORTAL_DATA: 'memory' }, 'PORTAL_MEDIA'],
    [{ PORTAL_MEDIA_S3_BUCKET: 'clinic-photos' }, 'PORTAL_MEDIA_S3_REGION'],
    [{ PORTAL_MEDIA_S3_REGION: 'eu-central-1' }, 'PORTAL_MEDIA_S3_BUCKET'],
    [{ PORTAL_MEDIA_S3_PREFIX: 'portal' }, 'PORTAL_MEDIA_S3_BUCKET'],
    [{ ...s3, PORTAL_MEDIA: '/srv/media' }, 'PORTAL_MEDIA and PORTAL_MEDIA_S3_BUCKET'],
    [{ ...s3, PORTAL_MEDIA_S3_BUCKET: 's3://clinic-photos' }, 'PORTAL_MEDIA_S3_BUCKET'],
    [{ ...s3, PORTAL_MEDIA_S3_ENDPOINT: 'localhost:9000' }, 'PORTAL_MEDIA_S3_ENDPOINT'],
    [{ ...s3, PORTAL_MEDIA_S3_ENDPOINT: 'http://localhost:9000/photos' }, 'PORTAL_MEDIA_S3_ENDPOINT'],
    [{ ...s3, PORTAL_MEDIA_S3_PREFIX: '/portal' }, 'PORTAL_MEDIA_S3_PREFIX'],
    [{ ...s3, PORTAL_MEDIA_S3_PREFIX: 'portal/../photos' }, 'PORTAL_MEDIA_S3_PREFIX'],
    [{ ...s3, PORTAL_MEDIA_S3_PATH_STYLE: 'yes' }, 'PORTAL_MEDIA_S3_PATH_STYLE'],
    [{ ...s3, PORTAL_MEDIA_S3_ENCRYPTION: 'none' }, 'PORTAL_MEDIA_S3_ENCRYPTION'],
    [{ PORTAL_CARE_TEAM_DELAY: '-1' }, 'PORTAL_CARE_TEAM_DELAY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
    [live, 'NODE_ENV=production'],
    [{ ...live, STRIPE_SECRET_KEY: 'rk_live_1', NODE_ENV: 'development' }, 'NODE_ENV=production'],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY must begin'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY must begin'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'zzzz' }, 'STRIPE_WEBHOOK_SECRET must begin'],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'both be live keys'],
    [{ ...live, STRIPE_API_URL: 'http://localhost:12111' }, 'STRIPE_API_URL'],
    [{ PORTAL_SECRET: SECRET, PORTAL_SECRET_FORMER: SECRET }, 'PORTAL_SECRET_FORMER is the same'],
    [{ PORTAL_MEDIA: 's3://clinic-photos/portal' }, 'PORTAL_MEDIA names a directory'],
    [{ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'x' }, 'TWILIO_FROM'],
    [{ TWILIO_FROM: '+12025550123' }, 'TWILIO_ACCOUNT_SID'],
    [{ ...twilio, TWILIO_FROM: '202-555-0123' }, 'TWILIO_FROM'],
    [{ PORTAL_SMTP_URL: smtp.PORTAL_SMTP_URL }, 'PORTAL_MAIL_FROM'],
    [{ PORTAL_MAIL_FROM: 'care@clinic.example' }, 'PORTAL_SMTP_URL'],
    [{ ...smtp, PORTAL_SMTP_URL: 'mail.example:25' }, 'PORTAL_SMTP_URL'],
    [{ ...smtp, PORTAL_SMTP_URL: 'https://mail.example' }, 'PORTAL_SMTP_URL'],
    [{ ...smtp, PORTAL_SMTP_URL: 'smtp://' }, 'PORTAL_SMTP_URL'],
    [{ ...smtp, PORTAL_SMTP_URL: 'smtp://mail.example:x' }, 'PORTAL_SMTP_URL'],
    [{ ...smtp, PORTAL_MAIL_FROM: 'Clinic' }, 'PORTAL_MAIL_FROM'],
    [{ ...smtp, PORTAL_MAIL_FROM: 'Clinic <care@clinic.example' }, 'PORTAL_MAIL_FROM'],
    [{ ...smtp, PORTAL_MAIL_FROM: 'care@clinic.example>' }, 'PORTAL_MAIL_FROM'],
    [{ ...smtp, PORTAL_MAIL_FROM: 'a@clinic.example, b@clinic.example' }, 'PORTAL_MAIL_FROM'],
    [{ ...smtp, PORTAL_MAIL_FROM: 'care@clinic.example\r\nBcc: b@clinic.example' }, 'PORTAL_MAIL_FROM'],
    [{ ...twilio, TWILIO_API_URL: 'localhost:1/x' }, 'TWILIO_API_URL'],
    [{ PORTAL_LABORATORIES: 'northlab' }, 'number 1'],
    [{ PORTAL_LABORATORIES: `northlab=${SECRET},West Lab=${SECRET}` }, 'number 2'],
    [{ PORTAL_LABORATORIES: `sandbox=${SECRET}` }, 'sandbox'],
    [{ PORTAL_LABORATORIES: 'northlab=short' }, 'The secret of northlab'],
    [{ PORTAL_LABORATORIES: `northlab=${'a'.repeat(40)}` }, 'repeats itself'],
    [{ PORTAL_LABORATORIES: `northlab=${SECRET},westlab=${SECRET}` }, 'northlab and westlab have the same secret'],
    [{ PORTAL_LABORATORIES: `northlab=${SECRET},northlab=${SECRET}` }, 'twice'],
    [{ PUSHER_APP_ID: '1' }, 'PUSHER_KEY'],
    [{ ...pusher, PUSHER_CLUSTER: 'us2.example/' }, 'PUSHER_CLUSTER'],
    [{ ...pusher, PUSHER_KEY: 'a key; script-src *' }, 'PUSHER_KEY'],
    [{ ...pusher, PUSHER_API_URL: 'localhost:1/x' }, 'PUSHER_API_URL'],
    [{ PORTAL_CARE_TEAM_REPLY: 'soon' }, 'PORTAL_CARE_TEAM_REPLY'],
    [{ MAILCHIMP_API_KEY: 'key-us21' }, 'MAILCHIMP_AUDIENCE'],
    [{ MAILCHIMP_AUDIENCE: 'a1b2c3' }, 'MAILCHIMP_API_KEY'],
    [{ MAILCHIMP_API_KEY: 'half a key', MAILCHIMP_AUDIENCE: 'a1b2c3' }, 'MAILCHIMP_API_KEY'],
    [{ MAILCHIMP_API_KEY: 'key-us21', MAILCHIMP_AUDIENCE: 'a1b2c3', MAILCHIMP_API_URL: 'x' }, 'MAILCHIMP_API_URL'],
  ])('refuse %j by the name of the variable', (environment, name) => {
    expect(() => settings(environment)).toThrow(name);
  });

  it.each([undefined, 'https://events.example/portal', 'https://events.example:8443/', '/events'])(
    'post events to %s',
    (collector) => {
      expect(settings(collector === undefined ? {} : { PORTAL_COLLECTOR: collector }).collector).toBe(collector);
    },
  );

  it.each([
    [{}, '.data/media'],
    [{ PORTAL_DATA: '/srv/portal' }, '/srv/portal/media'],
    [{ PORTAL_DATA: 'memory' }, 'memory'],
    [{ PORTAL_DATA: 'memory', PORTAL_MEDIA: '/srv/media' }, '/srv/media'],
    [{ DATABASE_URL: 'postgres://x', PORTAL_MEDIA: '/mnt/media' }, '/mnt/media'],
  ])('keep images, given %j, in %s', (environment, media) => {
    expect(settings(environment).media).toBe(media);
  });

  it('keep images in S3 where a bucket is named, whatever becomes of the data directory', () => {
    expect(settings({}).mediaS3).toBeUndefined();
    const plain = { endpoint: undefined, prefix: '', pathStyle: false, encryption: 'AES256' };
    const named = { bucket: 'clinic-photos', region: 'eu-central-1' };
    expect(settings({ ...s3, PORTAL_DATA: 'memory', DATABASE_URL: 'postgres://x' }).mediaS3).toEqual({
      ...named,
      ...plain,
    });
    for (const prefix of ['portal/photos', 'portal/photos/'])
      expect(settings({ ...s3, PORTAL_MEDIA_S3_PREFIX: prefix }).mediaS3?.prefix).toBe('portal/photos/');
  });

  it('never say what a secret or a database address was', () => {
    expect(() => settings({ PORTAL_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
    expect(() => settings({ DATABASE_URL: 'mysql://u:hunter2@x' })).not.toThrow(/hunter2/);
    expect(() => settings({ TWILIO_AUTH_TOKEN: 'hunter2' })).not.toThrow(/hunter2/);
    expect(() => settings({ ...smtp, PORTAL_MAIL_FROM: 'x' })).not.toThrow(/hunter2/);
    expect(() => settings({ ...smtp, PORTAL_SMTP_URL: 'http://portal:hunter2@mail.example' })).not.toThrow(/hunter2/);
  });

  it.each(['Production', 'prod', 'staging'])('refuse NODE_ENV=%s, which would leave the sandbox on', (name) => {
    expect(() => settings({ NODE_ENV: name })).toThrow(`NODE_ENV is '${name}'; it must be one of`);
  });

  it.each([
    [{ PORTAL_SANDOX: 'off' }, 'PORTAL_SANDOX is no setting. Write PORTAL_SANDBOX'],
    [{ PORTAL_SANDBOX: 'off', PORTAL_SANDBOXX: 'on' }, 'PORTAL_SANDBOXX is no setting'],
    [{ DATABASE_URI: 'postgres://x' }, 'Write DATABASE_URL'],
    [{ STRIPE_SECRETKEY: 'sk_live_hunter2' }, 'Write STRIPE_SECRET_KEY'],
    [{ PORTAL_PORT: '4000' }, 'Write PORT '],
    [{ PORTAL_HOST: 'localhost', PORTAL_PORT: '4000' }, 'Write PORT '],
    [{ PORTAL_NODE_ENV: 'production' }, 'Write NODE_ENV '],
    [{ NODE_ENVIRONMENT: 'production' }, 'Write NODE_ENV '],
    [{ Portal_Sandbox: 'off' }, 'Write PORTAL_SANDBOX '],
    [{ node_env: 'production' }, 'Write NODE_ENV '],
  ])('refuse a slip of a name: %j', (environment, text) => {
    expect(() => settings(environment)).toThrow(text);
    expect(() => settings(environment)).not.toThrow(/hunter2/);
  });

  it('name what nothing reads, and leave alone what others read', () => {
    const { unknown } = settings({
      PORTAL_COLOR_OF_NEXT_VERSION: 'blue',
      PORTAL_DOMAIN: 'portal.clinic.example',
      DATABASE_URI: 'postgres://y',
      DATABASE_URL: 'postgres://x',
      PATH: '/bin',
      TWILIO_SID: 'AC1',
      NODE_ENV: 'test',
      NODE_ENVIRONMENT: 'production',
      HOSTNAME: 'here',
      npm_config_portal_sandox: 'off',
      POSTGRES_URL: 'postgres://x',
      // Kubernetes tells of a service that is called `portal`.
      PORTAL_SERVICE_HOST: '10.0.0.1',
      PORTAL_PORT: 'tcp://10.0.0.1:4000',
      PORTAL_PORT_4000_TCP_ADDR: '10.0.0.1',
    });
    expect(unknown).toEqual(['PORTAL_COLOR_OF_NEXT_VERSION', 'TWILIO_SID', 'POSTGRES_URL']);
  });

  it('are all in the example file', () => {
    const read = new Set<string>();
    settings(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
    const example = readFileSync(resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
    expect(new Set([...example.matchAll(/^# ?([A-Z\d_]+)=/gm)].map(([, name]) => name))).toEqual(read);
  });
});
