interface Parts {
  /** The part of the statement after whose rows stops are raised. */
  readonly source: string;
  /** Expression over a row `s` of the source: the stops as JSON. */
  readonly stops: string;
  readonly now: string;
}

/** A part of a statement that writes down raised stops: with what raises them or not at all, and each once until it is cleared. */
export const stopping = ({ source, stops, now }: Parts): string =>
  `raised as (
      insert into visit_stops (id, organization, user_id, intake_id, template_id, stop, kind, answers, raised_at)
      select r.id, v.organization, v.user_id, v.id, v.template_id, r.stop, r.kind, r.answers, ${now}::timestamptz
      from ${source} s, jsonb_to_recordset(${stops}) as r (id text, intake text, stop text, kind text, answers jsonb), intakes v
      where v.id = r.intake
      on conflict do nothing
    )`;
