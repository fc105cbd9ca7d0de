import type { Organization } from '#schemas/wire/organization.ts';
import type { PolicySection } from '#schemas/wire/policy.ts';
import { PanelButton } from '#renderers/ui/overlays/PanelButton.tsx';
import { PolicyText } from '../../shell/PolicyText.tsx';
import * as styles from './Terms.css.ts';

interface TermsProps {
  readonly organization: Organization;
  readonly agreed: boolean;
  readonly onChange: (agreed: boolean) => void;
}

const policies: readonly { readonly section: PolicySection; readonly label: string; readonly title: string }[] = [
  { section: 'tos', label: 'Terms', title: 'Terms of service' },
  { section: 'privacy', label: 'Privacy', title: 'Privacy policy' },
  { section: 'consent', label: 'Consent', title: 'Consent to care' },
];

/** The checkbox for the terms, with the texts themselves in side panels. */
export function Terms({ organization, agreed, onChange }: TermsProps) {
  return (
    <div className={styles.terms}>
      <label className={styles.agree}>
        <input
          type="checkbox"
          name="terms"
          className={styles.box}
          checked={agreed}
          onChange={(event) => onChange(event.target.checked)}
        />
        I agree to the terms, the privacy policy and the consent to care of {organization.settings.name}.
      </label>
      <div className={styles.policies}>
        {policies.map(({ section, label, title }) => (
          <PanelButton key={section} label={label} title={title}>
            <PolicyText section={section} />
          </PanelButton>
        ))}
      </div>
    </div>
  );
}
