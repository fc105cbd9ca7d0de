import * as styles from './Playground.css.ts';
import { personas } from './personas.ts';

/** The settings of a walk. */
export interface WalkSettings {
  /** Position in the list of personas. */
  readonly persona: number;
  /** The section to open; if empty, the flow decides. */
  readonly section: string;
  readonly width: 'phone' | 'desktop';
  /** Whether effects wait for the author to choose their results. */
  readonly ask: boolean;
}

interface WalkBarProps {
  readonly settings: WalkSettings;
  readonly sections: readonly string[];
  readonly onChange: (changes: Partial<WalkSettings>) => void;
  readonly onBegin: () => void;
}

/** Selects the persona, the section to start at, the width, and whether effects wait. */
export function WalkBar({ settings, sections, onChange, onBegin }: WalkBarProps) {
  const { persona, section, width, ask } = settings;
  return (
    <div className={styles.bar}>
      <select
        aria-label="Patient"
        className={styles.wideSelect}
        value={persona}
        onChange={({ target }) => onChange({ persona: Number(target.value) })}
      >
        {personas.map(({ name }, at) => (
          <option key={name} value={at}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Begin at"
        className={styles.wideSelect}
        value={section}
        onChange={({ target }) => onChange({ section: target.value })}
      >
        <option value="">Where this patient is</option>
        {sections.map((name) => (
          <option key={name} value={name}>
            At {name}
          </option>
        ))}
      </select>
      <button type="button" className={styles.tool} onClick={onBegin}>
        Begin again
      </button>
      <div className={styles.group}>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={width === 'phone'}
          onClick={() => onChange({ width: 'phone' })}
        >
          Phone
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={width === 'desktop'}
          onClick={() => onChange({ width: 'desktop' })}
        >
          Desktop
        </button>
      </div>
      <label className={styles.label} title="Effects wait until you say how they end">
        <input type="checkbox" checked={ask} onChange={({ target }) => onChange({ ask: target.checked })} />
        Hold effects
      </label>
    </div>
  );
}
