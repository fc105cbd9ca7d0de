import * as styles from './Playground.css.ts';
import { personas } from './personas.ts';

/** How the flow is walked. */
export interface WalkSettings {
  /** Position among the personas. */
  readonly persona: number;
  /** The section that is opened; empty where the flow decides. */
  readonly section: string;
  readonly width: 'phone' | 'desktop';
  /** Effects wait until it is said how they end. */
  readonly ask: boolean;
}

interface WalkBarProps {
  readonly settings: WalkSettings;
  readonly sections: readonly string[];
  readonly onChange: (changes: Partial<WalkSettings>) => void;
  readonly onBegin: () => void;
}

/** Who walks the flow, from where, at what width, and what becomes of its effects. */
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
