import type { FieldType } from '#flows/kinds/fields/fieldTypes.ts';
import { useEffect, useId, useRef } from 'react';
import { FormFieldInput } from '#renderers/fields/FormFieldInput.tsx';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { FieldMessage } from '#renderers/ui/inputs/FieldMessage.tsx';
import { checkoutWords } from '#renderers/words/checkoutWords.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { Draft } from '#renderers/answering/useDraft.ts';
import { useFocusFirstProblem } from '#renderers/answering/useFocusFirstProblem.ts';
import { AddressSummary } from './AddressSummary.tsx';
import * as styles from '../layout/checkout.css.ts';
import type { Address } from './useAddress.ts';

/** The width of each field, by its autocomplete name. */
const WIDTHS: { readonly [autocomplete: string]: keyof typeof styles.fieldWidth } = {
  'given-name': 'half',
  'family-name': 'half',
  'address-level2': 'third',
  'address-level1': 'third',
  'postal-code': 'third',
};

interface AddressSectionProps extends Pick<StepProps<'checkout'>, 'step' | 'busy' | 'copy'> {
  readonly address: Address;
  readonly draft: Draft;
  /** Whether the last attempt to save it failed. */
  readonly notSaved: boolean;
}

/** The shipping address: the saved one, or the form. */
export function AddressSection({ step, address, draft, notSaved, busy, copy }: AddressSectionProps) {
  const section = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = useRef(address.open);
  useFocusFirstProblem(address.revealed, section);

  useEffect(() => {
    if (shown.current === address.open) return;
    shown.current = address.open;
    section.current?.querySelector<HTMLElement>(address.open ? 'input' : 'button')?.focus();
  }, [address.open]);

  return (
    <Card aria-label={copy(step.title)}>
      <div ref={section}>
        {address.open ? (
          <form
            noValidate
            className={styles.section}
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy) address.next();
            }}
          >
            <div className={styles.fields}>
              {address.fields.map((field) => (
                <div
                  key={field.id}
                  className={styles.fieldWidth[WIDTHS[field.autocomplete ?? ''] ?? 'whole']}
                  onBlur={({ currentTarget, relatedTarget }) => {
                    if (!currentTarget.contains(relatedTarget)) address.leave(field.id);
                  }}
                >
                  <FormFieldInput<FieldType>
                    type={field.type}
                    props={{
                      field,
                      value: address.values[field.id],
                      error: address.errorOf(field.id),
                      busy,
                      copy,
                      onChange: (value) => draft.change({ [field.id]: value }),
                      onFill: draft.change,
                    }}
                  />
                </div>
              ))}
            </div>
            <div className={styles.actions}>
              <Button
                type="submit"
                look="secondary"
                busy={address.saving}
                reason={busy ? undefined : address.reason}
                onRefused={address.reveal}
              >
                {copy(step.address.next)}
              </Button>
              {address.canCancel && (
                <Button look="quiet" onClick={() => !busy && address.cancel()}>
                  {copy(step.address.cancel)}
                </Button>
              )}
            </div>
            {notSaved && (
              <div role="alert">
                <FieldMessage id={id}>{checkoutWords.addressNotSaved}</FieldMessage>
              </div>
            )}
          </form>
        ) : (
          <div className={styles.kept}>
            <AddressSummary fields={step.fields} address={address.saved} copy={copy} />
            <Button
              look="quiet"
              onClick={() => !busy && address.edit()}
              aria-label={`${copy(step.address.edit)}: ${copy(step.title)}`}
            >
              {copy(step.address.edit)}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
