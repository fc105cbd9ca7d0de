import type { Value } from '#schemas/flow/answer.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { EffectContract } from '../live/EffectContract.ts';
import type { Ending } from '../live/LiveEffects.ts';
import { plainFacts } from '../live/plainFacts.ts';
import { plainResult } from '../live/plainResult.ts';
import * as styles from '../Playground.css.ts';

interface EffectsPanelProps {
  readonly waiting: readonly EffectContract[];
  readonly onEnd: (effect: string, ending: Ending) => void;
}

const valuesOf = (type: FactType): readonly Value[] =>
  typeof type !== 'string'
    ? type.enum.map((one) => ('several' in type ? [one] : one))
    : type === 'boolean'
      ? [true, false]
      : [];

/** The default result, and every variation of it in a single value. */
function variants(types: EffectContract['learns'], plain: Facts): readonly Facts[] {
  const others = Object.entries(types).flatMap(([ref, type]) =>
    valuesOf(type)
      .filter((value) => value !== plain[ref])
      .map((value) => ({ ...plain, [ref]: value })),
  );
  return [plain, ...others];
}

const said = (facts: Facts) =>
  Object.entries(facts)
    .map(([ref, value]) => `${ref} = ${JSON.stringify(value)}`)
    .join(', ');

/** The waiting effects, with a button for each possible result. */
export function EffectsPanel({ waiting, onEnd }: EffectsPanelProps) {
  return waiting.map((contract) => (
    <section key={contract.name} className={styles.current} aria-label={`How ${contract.name} ends`}>
      <p>
        <b>{contract.name}</b> runs. How does it end?
      </p>
      <div className={styles.group}>
        {variants(contract.learns, plainResult(contract)).map((facts) => (
          <button
            key={said(facts)}
            type="button"
            className={styles.tool}
            onClick={() => onEnd(contract.name, { learns: facts })}
          >
            {said(facts) || 'It succeeds'}
          </button>
        ))}
        {contract.fails.flatMap((code) =>
          variants(contract.learnsOnFailure, plainFacts(contract.learnsOnFailure)).map((facts) => (
            <button
              key={[code, said(facts)].join()}
              type="button"
              className={styles.tool}
              onClick={() => onEnd(contract.name, { fails: code, learnsOnFailure: facts })}
            >
              <span className={styles.danger}>{code}</span> {said(facts)}
            </button>
          )),
        )}
      </div>
    </section>
  ));
}
