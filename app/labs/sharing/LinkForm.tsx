import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { SelectField } from '#renderers/ui/inputs/SelectField.tsx';
import { TextField } from '#renderers/ui/inputs/TextField.tsx';
import type { CreatedReportLink, NewReportLink } from '#schemas/wire/labs/reportLink.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { createReportLink, reportLinksQuery } from '#services/api/labs/reportLinks.ts';
import * as styles from './sharing.css.ts';

const DAYS = [
  { days: 1, value: '1', label: '1 day' },
  { days: 7, value: '7', label: '7 days' },
  { days: 30, value: '30', label: '30 days' },
] as const;

const MISSING = 'Please write whom the link is for.';

interface LinkFormProps {
  readonly userId: string;
  readonly reportId: string;
  readonly onCreated: (created: CreatedReportLink) => void;
}

/** Asks whom a link is for and how long it works, and makes it. */
export function LinkForm({ userId, reportId, onCreated }: LinkFormProps) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  /** What was asked last, with its key: asked again after an answer was lost, it is the same link. */
  const attempt = useRef({ asked: '', key: '' });
  const [reader, setReader] = useState('');
  const [value, setValue] = useState<string>('7');
  const [fault, setFault] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: (link: NewReportLink) => {
      const asked = JSON.stringify(link);
      if (attempt.current.asked !== asked) attempt.current = { asked, key: crypto.randomUUID() };
      return createReportLink(reportId, link, attempt.current.key);
    },
    onSuccess: async (created) => {
      const { queryKey } = reportLinksQuery(userId, reportId);
      // What is being loaded at this moment was read by the server before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (listed) => [
        created.link,
        ...(listed ?? []).filter(({ _id }) => _id !== created.link._id),
      ]);
      onCreated(created);
    },
    onError: (failure) => {
      const refused = failure instanceof ProblemError ? failure.fields[0]?.message : undefined;
      setFault(refused);
      if (refused !== undefined) field.current?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const missing = reader.trim() === '' ? MISSING : undefined;
    setFault(missing);
    if (missing !== undefined) return field.current?.focus();
    mutate({ reader: reader.trim(), days: DAYS.find((one) => one.value === value)?.days ?? 7 });
  };
  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={submit}>
      <p>
        The reader sees this report with your name, date of birth and sex, and nothing else of your record. If your lab
        corrects the report, they see the corrected one.
      </p>
      <TextField
        label="Who is it for?"
        hint="For example, Dr. Ada Winter"
        name="reader"
        autoComplete="off"
        maxLength={100}
        value={reader}
        error={fault}
        inputRef={field}
        onChange={setReader}
      />
      <SelectField
        label="How long does the link work?"
        name="days"
        always
        entries={DAYS}
        value={value}
        onChange={setValue}
      />
      {error && fault === undefined && (
        <Alert tone="danger" urgent>
          {error.message}
        </Alert>
      )}
      <div>
        <Button type="submit" busy={isPending} busyLabel="Making the link…">
          Make a link
        </Button>
      </div>
    </form>
  );
}
