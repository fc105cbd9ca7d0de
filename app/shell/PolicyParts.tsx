import type { Policy } from '#schemas/wire/policy.ts';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import * as styles from './PolicyText.css.ts';

interface PolicyPartsProps {
  readonly policy: Policy;
  /** The level of the headings, below that of the title. */
  readonly heading: 'h2' | 'h3';
}

/** 2026-01-31 as 'January 31, 2026', without the code for moments, which entry pages do not have. */
const dayText = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

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
    <p className={styles.updated}>Last changed on {dayText(updated)}</p>
  </Stack>
);
