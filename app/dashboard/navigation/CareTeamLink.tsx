import { currentOrganization } from '#services/api/client/currentOrganization.ts';

/** The page of the practice that the organization is of, as an item of a list; nothing where it is of none. */
export function CareTeamLink({ className }: { readonly className: string }) {
  const { care_team_link: link } = currentOrganization.get().settings;
  return (
    link && (
      <li>
        <a href={link.url} className={className}>
          {link.name}
        </a>
      </li>
    )
  );
}
