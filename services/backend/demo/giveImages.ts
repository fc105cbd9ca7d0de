import { eq } from 'drizzle-orm';
import { createId } from '../kernel/ids/createId.ts';
import { images } from '../kernel/database/tables/images.ts';
import { users } from '../kernel/database/tables/users.ts';
import { drawDemoImage } from './drawDemoImage.ts';
import type { Seeded } from './Seeded.ts';

/** Gives a demo patient both images of identity verification. */
export async function giveImages({ database, media, clock }: Seeded, organization: string, userId: string) {
  const add = async (kind: 'id_images' | 'profile_images') => {
    const { bytes, width, height } = await drawDemoImage(kind);
    const id = createId(clock());
    await media.put(id, bytes);
    const createdAt = clock();
    await database.db
      .insert(images)
      .values({ id, organization, userId, kind, bytes: bytes.length, width, height, createdAt });
    return id;
  };
  const changes = {
    idImage: await add('id_images'),
    profileImage: await add('profile_images'),
    profileImageAt: clock(),
  };
  await database.db.update(users).set(changes).where(eq(users.id, userId));
}
