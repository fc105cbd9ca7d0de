import type { CopiedLabReport, CopiedOutsideResult, CopiedReportLink } from '#schemas/wire/copied/copiedLabs.ts';
import { isoText } from '../../../kernel/database/isoText.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { rowsOf } from './rowsOf.ts';

const reports = statement<'copy_lab_reports', { item: CopiedLabReport }>(
  'copy_lab_reports',
  `select json_build_object('_id', r.id, 'panel', r.panel_id, 'laboratory', r.laboratory, 'identifier', r.identifier,
      'name', r.name, 'code', r.code, 'status', r.status, 'version_at', ${isoText('r.version_at')},
      'performer', r.performer,
      'ordered_by', (select l.ordered_by from lab_panels l where l.id = r.panel_id), 'fasting', r.fasting, 'comment', r.comment,
      'explanation', r.explanation, 'explained_by', r.explained_by, 'explained_at', ${isoText('r.explained_at')},
      'opened_at', ${isoText('r.opened_at')},
      'collected_at', ${isoText('r.collected_at')}, 'issued_at', ${isoText('r.issued_at')},
      'received_at', ${isoText('r.received_at')},
      'results', (select coalesce(json_agg(json_build_object('current', s.digest = r.digest, 'name', s.sent->'name',
          'code', s.code, 'status', s.status, 'value', s.sent->'value', 'comparator', s.comparator, 'unit', s.sent->'unit',
          'low', s.sent->'low', 'high', s.sent->'high', 'text', s.sent->'text', 'range', s.sent->'range',
          'flag', s.sent->'flagText', 'note', s.sent->'note', 'marker', s.biomarker,
          'collected_at', ${isoText('s.collected_at')}, 'issued_at', ${isoText('s.issued_at')})
          order by s.digest = r.digest desc, s.digest, s.identifier), '[]')
        from lab_results s where s.report_id = r.id)) as item
    from lab_reports r where r.user_id = $1 order by r.collected_at, r.id`,
);

const links = statement<'copy_report_links', { item: CopiedReportLink }>(
  'copy_report_links',
  `select json_build_object('_id', l.id, 'report', l.report_id, 'reader', l.reader,
      'created_at', ${isoText('l.created_at')}, 'expires_at', ${isoText('l.expires_at')},
      'ended_at', ${isoText('l.ended_at')}, 'opened_at', ${isoText('l.opened_at')}) as item
    from report_links l where l.user_id = $1 order by l.created_at, l.id`,
);

const outside = statement<'copy_outside_results', { item: CopiedOutsideResult }>(
  'copy_outside_results',
  `select json_build_object('_id', o.id, 'source', 'patient', 'day', o.day, 'laboratory', o.laboratory, 'marker', o.biomarker,
      'value', o.entered_value, 'unit', o.entered_unit, 'converted', o.value,
      'created_at', ${isoText('o.created_at')}) as item
    from outside_results o where o.user_id = $1 order by o.day, o.id`,
);

export const copiedLabReports = rowsOf(reports);
export const copiedReportLinks = rowsOf(links);
export const copiedOutsideResults = rowsOf(outside);
