import { submittedTexts } from '#flows/visit/submittedTexts.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { BrandBar } from '../../shell/BrandBar.tsx';
import { Help } from '../../shell/Help.tsx';
import { asksToVerify } from '../../patient/asksToVerify.ts';
import * as styles from './SubmittedPage.css.ts';

interface SubmittedPageProps {
  readonly intake: Intake;
  readonly user: User;
  /** Whether the patient came to pay for it again, perhaps in another tab. */
  readonly again: boolean;
}

/** What became of a visit that was sent, and what the patient can do meanwhile. It says what the receipt by mail says. */
export function SubmittedPage({ intake, user, again }: SubmittedPageProps) {
  const { title, number, money, review, next } = submittedTexts({
    id: intake._id,
    type: intake.type,
    payment: intake.medical_review_payment,
    reviewed: intake.physician_review !== null,
    organization: currentOrganization.get().settings.name,
  });
  const names = intake.products.map(({ name }) => name);
  const home = `/dashboard/${user._id}`;
  const facts = [
    { label: 'Order number', text: number, look: styles.number },
    names.length > 0 && { label: 'Your order', text: names.join(', ') },
    money !== undefined && { label: 'Payment', text: money },
    { label: 'Who looks at it', text: review },
    { label: 'What comes next', text: next },
  ].filter((fact) => fact !== false);
  const links = [
    asksToVerify(user) && { to: `/verification/${user._id}/verify_account`, text: 'Verify your identity' },
    { to: `${home}/messages`, text: 'Write to your care team' },
    { to: `${home}/appointments`, text: 'See your appointments' },
  ].filter((link) => link !== false);

  return (
    <Page bar={<BrandBar home={`${home}/profile`} actions={<Help />} />}>
      <div className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        {again && <Alert tone="info">This intake has already been paid.</Alert>}
        <Card aria-label="Your order">
          <dl className={styles.facts}>
            {facts.map(({ label, text, look }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={look}>{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <section aria-labelledby="meanwhile">
          <h2 id="meanwhile" className={styles.subtitle}>
            While you wait
          </h2>
          <ul className={styles.links}>
            {links.map(({ to, text }) => (
              <li key={to}>
                <a href={to}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
        <div>
          <a href={`${home}/profile`} className={button()}>
            Go to my dashboard
          </a>
        </div>
      </div>
    </Page>
  );
}
