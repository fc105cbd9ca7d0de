import { useId, useState } from 'react';
import type { Value } from '#schemas/flow/answer.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import type { Facts } from '#engine/definition/facts.ts';
import * as styles from '../Playground.css.ts';

interface FactsPanelProps {
  /** The facts that the flow declares. */
  readonly types: { readonly [ref: string]: FactType };
  readonly facts: Facts;
  readonly onChange: (ref: string, value: Value | undefined) => void;
}

interface FactProps {
  readonly name: string;
  readonly type: FactType;
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** The input for a fact with a few possible values. */
function Chosen({ name, type, value, onChange }: FactProps) {
  const values = typeof type === 'string' ? ['true', 'false'] : type.enum;
  const take = (text: string) => {
    if (text === '') onChange(undefined);
    else if (type === 'boolean') onChange(text === 'true');
    else onChange(typeof type === 'object' && 'several' in type ? [text] : text);
  };
  return (
    <select
      aria-label={name}
      className={styles.input}
      value={value === undefined || value === null ? '' : String(value)}
      onChange={({ target }) => take(target.value)}
    >
      <option value="">not known</option>
      {values.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}

/** The input for a fact that is typed; it takes effect when the field is left. */
function Written({ name, type, value, onChange }: FactProps) {
  const shown = value === undefined || value === null ? '' : String(value);
  const take = (text: string) => onChange(text === '' ? undefined : type === 'number' ? Number(text) : text);
  return (
    <input
      key={shown}
      aria-label={name}
      className={styles.input}
      type={type === 'number' ? 'number' : 'text'}
      step="any"
      placeholder="not known"
      defaultValue={shown}
      onBlur={({ target }) => target.value !== shown && take(target.value)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}

/** The facts about the patient with which the walk starts. Changing one restarts the walk. */
export function FactsPanel({ types, facts, onChange }: FactsPanelProps) {
  const [wanted, setWanted] = useState('');
  const id = useId();
  const shown = Object.entries(types).filter(([ref]) => ref.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <>
      <label htmlFor={id} className={styles.soft}>
        The facts with which the walk starts. A change restarts the walk.
      </label>
      <input
        id={id}
        type="search"
        className={styles.input}
        placeholder="Find a fact"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <table className={styles.table}>
        <tbody>
          {shown.map(([ref, type]) => {
            const Fact = type === 'number' || type === 'string' ? Written : Chosen;
            return (
              <tr key={ref}>
                <th scope="row">{ref}</th>
                <td>
                  <Fact name={ref} type={type} value={facts[ref]} onChange={(value) => onChange(ref, value)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
