import { createElement, useEffect, useState, type ReactNode } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { networkError } from '#services/api/client/ProblemError.ts';
import { openSharedReport } from '#services/api/labs/sharedReport.ts';
import { useForm } from '../../login/useForm.ts';
import type { EntryProps } from '../frame/EntryProps.ts';
import * as styles from './SharedReportPage.css.ts';

/** What opens a link: 256 bits. */
const SECRET = /^#([\w-]{43})$/;

const INCOMPLETE =
  'The address of this page has no complete link in it. Open the link again from where you got it, or copy all of it.';

/** Reads a report, and the code that shows it. */
async function readReport(secret: string): Promise<ReactNode> {
  const code = import('../../sharedReport/SharedReport.tsx').catch(() => {
    throw networkError();
  });
  const [{ SharedReport }, report] = await Promise.all([code, openSharedReport(secret)]);
  return createElement(SharedReport, { report });
}

/**
 * A lab report that a patient shows to a reader, who needs no account. What opens it stands behind the # of the address, which
 * no server hears. It asks first: mail servers open links by themselves, and each opening is told to the patient.
 */
export function SharedReportPage({ organization }: Pick<EntryProps, 'organization'>) {
  const { name, logo } = organization.settings;
  const [shown, setShown] = useState<ReactNode>();
  const [incomplete, setIncomplete] = useState(false);
  const { problem, busy, element } = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      const [, secret] = SECRET.exec(location.hash) ?? [];
      setIncomplete(secret === undefined);
      if (secret === undefined) return;
      setShown(await readReport(secret));
      // Browsers print the address of a page, and go back to it.
      history.replaceState(null, '', location.pathname + location.search);
    },
  });
  useEffect(() => {
    // Another link of the same page is another report.
    const reload = () => location.reload();
    window.addEventListener('hashchange', reload);
    return () => window.removeEventListener('hashchange', reload);
  }, []);
  return (
    <main className={shown === undefined ? styles.asking : styles.page}>
      <header>
        <img className={styles.logo} src={logo} alt={name} width={188} height={40} />
      </header>
      {shown ?? (
        <Card>
          <form {...element}>
            <Stack>
              <h1 className={styles.title}>A report was shared with you</h1>
              <p>
                A patient of {name} shows you one lab report. Press the button to read it. The patient is told when it
                is opened.
              </p>
              {incomplete && (
                <Alert tone="warning" urgent>
                  {INCOMPLETE}
                </Alert>
              )}
              {problem && (
                <Alert
                  tone="danger"
                  urgent
                  action={problem.code === 'NotFound' && <p>Ask the patient for a new link.</p>}
                >
                  {problem.message}
                </Alert>
              )}
              <Button type="submit" full busy={busy}>
                Show the report
              </Button>
            </Stack>
          </form>
        </Card>
      )}
    </main>
  );
}
