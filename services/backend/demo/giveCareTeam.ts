import { eq } from 'drizzle-orm';
import { careTeamMembers } from '../kernel/database/tables/messages.ts';
import { createId } from '../kernel/ids/createId.ts';
import { demoMembers, memberIdOf } from './careTeam.ts';
import { drawDemoImage } from './drawDemoImage.ts';
import type { Seeded } from './Seeded.ts';

/** Gives an organization a care team that writes to patients, if it has none. Their pictures are drawn. */
export async function giveCareTeam(
  { database: { db }, media, clock }: Pick<Seeded, 'database' | 'media' | 'clock'>,
  organization: string,
): Promise<void> {
  const [any] = await db
    .select({ id: careTeamMembers.id })
    .from(careTeamMembers)
    .where(eq(careTeamMembers.organization, organization))
    .limit(1);
  if (any) return;
  for (const { slug, ...member } of demoMembers) {
    const avatar = createId(clock());
    await media.put(avatar, (await drawDemoImage('portrait')).bytes);
    await db
      .insert(careTeamMembers)
      .values({ ...member, id: memberIdOf(organization, slug), organization, avatar })
      .onConflictDoNothing();
  }
}
