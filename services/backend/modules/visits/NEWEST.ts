/** SQL: the version of the template of a visit `i` with which new visits begin. */
export const NEWEST = `(select jsonb_build_object('id', t.id, 'version', t.version) from template_versions t
    where t.organization = i.organization and t.template_id = i.template_id order by t.sequence desc limit 1)`;
