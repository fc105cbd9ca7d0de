import type { Policy } from '#schemas/wire/policy.ts';
import { dateOfDay } from '#flows/kinds/describing/dayText.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import * as styles from './PolicyText.css.ts';

interface PolicyPartsProps {
  readonly policy: Policy;
  /** The level of the headings, below that of the title. */
  readonly heading: 'h2' | 'h3';
}

/** A policy without its title: its parts, and when it was changed last. */
export const PolicyParts = ({ policy: { parts, updated }, heading: Heading }: PolicyPartsProps) => (
  <Stack gap="l">
    {parts.map((part) => (
      <section key={part.heading}>
        <Heading className={styles.heading}>{part.heading}</Heading>
        {part.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
    <p className={styles.updated}>Last changed on {momentText(dateOfDay(updated), 'date', 'UTC')}</p>
  </Stack>
);
