import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as the server took it in. */
export interface TakenMail {
  readonly from: string;
  /** Whom it was handed over for, whatever its head says. */
  readonly recipients: readonly string[];
  /** Head by name in lower case; folded lines are joined. */
  readonly head: ReadonlyMap<string, string>;
  readonly body: string;
}

const unquoted = (body: string) =>
  Buffer.from(
    body
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

function taken(from: string, recipients: readonly string[], raw: string): TakenMail {
  const [top = '', ...rest] = raw.split('\r\n\r\n');
  const head = new Map(
    top
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map(
        (line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const,
      ),
  );
  const body = rest.join('\r\n\r\n');
  const isQuoted = head.get('content-transfer-encoding') === 'quoted-printable';
  return { from, recipients, head, body: (isQuoted ? unquoted(body) : body).replaceAll('\r\n', '\n').trim() };
}

/** A real mail server in this process, which keeps what it is given. */
export async function smtpStandIn(account?: { readonly user: string; readonly pass: string }) {
  const mails: TakenMail[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: !account,
    disabledCommands: account ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      if (username === account?.user && password === account?.pass) done(null, { user: username });
      else done(new Error('no such account'));
    },
    onData(stream, { envelope }, done) {
      void (async () => {
        const raw = await text(stream);
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('try again later'), { responseCode: 451 }));
          return;
        }
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const recipients = envelope.rcptTo.map(({ address }) => address);
        mails.push(taken(from, recipients, raw));
        done();
      })();
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const login = account ? `${encodeURIComponent(account.user)}:${encodeURIComponent(account.pass)}@` : '';
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    mails,
    /** Refuses the next mails for the time being. */
    refuseNext: (count: number) => void (refusals = count),
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
