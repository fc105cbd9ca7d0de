import { useId, useMemo } from 'react';
import type { FieldType, FormField } from '#flows/kinds/fields/fieldTypes.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import { constantsOf, shownFields } from '../../fields/shownFields.ts';
import { FormFieldInput } from '../../fields/FormFieldInput.tsx';
import { LockedField } from '../../fields/LockedField.tsx';
import { SecondLook, UNLIKELY } from '../../fields/SecondLook.tsx';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import type { StepProps } from '../../answering/StepProps.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useDraft, type Draft } from '../../answering/useDraft.ts';
import { StepForm } from '../frame/StepForm.tsx';

const WHOLE_DATE = 10;

/** A date of birth is checked once it is complete; all other fields wait for the button. */
function earlyError(field: FormField, { answer, blockers }: Draft): string | undefined {
  const value = answer[field.id];
  if (field.type !== 'birthday' || typeof value !== 'string' || value.length < WHOLE_DATE) return undefined;
  return blockers.find((blocker) => blocker.field === field.id)?.message;
}

/** A locked field without a value would keep the patient from going on. */
const isLocked = ({ id, lockedWhen }: FormField, saved: Answer | undefined) =>
  lockedWhen !== undefined && saved?.[id] !== undefined;

/** What is saved for the fields that are locked: it is sent as it is, whatever was entered before they were. */
const lockedValues = (fields: readonly FormField[], saved: Answer | undefined): Answer =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = saved?.[field.id];
      return value !== undefined && isLocked(field, saved) ? [[field.id, value]] : [];
    }),
  );

/** Several fields on one screen, saved together. */
export function FormStep(props: StepProps<'form'>) {
  const { step, busy, copy } = props;
  const id = useId();
  const draft = useDraft(fieldsOf(step), props, step.optional);
  const fields = shownFields(step.fields, props.answer, props.problems);
  // What only has to be confirmed is not wrong.
  const problems = useMemo(() => props.problems.filter(({ code }) => code !== UNLIKELY), [props.problems]);
  const isRefused = (name: string) => problems.some(({ field }) => field === name);
  return (
    <StepForm
      step={step}
      context={{ ...props, problems }}
      draft={draft}
      headingId={id}
      shown={fields.map((field) => field.id)}
      footer={<SecondLook fields={fields} draft={draft} problems={props.problems} copy={copy} />}
      onSubmit={() => draft.submit({ ...lockedValues(fields, props.answer), ...constantsOf(fields) })}
    >
      <Stack gap="xl">
        {step.lockedNote && fields.some((field) => isLocked(field, props.answer)) && (
          <Alert tone="info" icon="shield">
            {copy(step.lockedNote)}
          </Alert>
        )}
        {fields.map((field) => {
          const early = earlyError(field, draft);
          const locked = isLocked(field, props.answer);
          return (
            <div key={field.id} data-field={field.id}>
              <LockedField locked={locked}>
                <FormFieldInput<FieldType>
                  type={field.type}
                  props={{
                    field,
                    value: locked ? props.answer?.[field.id] : draft.answer[field.id],
                    error: (isRefused(field.id) ? draft.errorOf(field.id) : undefined) ?? (early && copy(early)),
                    busy,
                    copy,
                    onChange: (value) => draft.change({ [field.id]: value }),
                    onFill: draft.change,
                  }}
                />
              </LockedField>
            </div>
          );
        })}
      </Stack>
    </StepForm>
  );
}
