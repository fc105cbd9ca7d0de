import type { Work } from '../../kernel/jobs/Work.ts';
import { messageReceivedMail } from '../../modules/messages/mails.ts';
import { markReadByTeam, tellTeamTyping, writeAnswer } from '../../modules/messages/stored/careTeam.ts';
import { jobEntry } from '../../modules/accesses/entryOf.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import { findReplyDue, listRepliesDue } from './store.ts';

/** What everybody is answered by a care team that does not exist. */
export const REPLY =
  'Thank you for your message. This is the care team of a demo, which answers everybody like this. For something else, write to yourself at /sandbox/messages.';

/** The simulated care team at work: it reads what patients write, types for a while, and answers. */
export function replying(
  { database, tenants, jobs, clock, accesses }: Portal,
  { after, typing }: { readonly after: number; readonly typing: number },
): Work {
  const before = (seconds: number) => new Date(clock().getTime() - seconds * 1000);
  return {
    queue: 'replies',
    pause: 1000,
    retries: { limit: 3, delay: 5 },
    expires: 60,
    due: () => listRepliesDue(database, { read: before(after), answer: before(after + typing) }),
    async run(key) {
      const [conversationId = '', what] = key.split(':');
      const acting = await findReplyDue(database, conversationId, before(what === 'read' ? after : after + typing));
      const tenant = tenants.all.find(({ id }) => id === acting?.organization);
      if (!acting || !tenant) return;
      const note = () => {
        const act = { at: clock(), route: 'actAsCareTeam', ids: { conversationId } };
        accesses.note(jobEntry(acting.organization, acting.authorId, act));
      };
      if (what === 'read') {
        await markReadByTeam(database, acting);
        note();
        await tellTeamTyping(database, acting);
        if (typing === 0) jobs.wake('replies');
        return;
      }
      await writeAnswer(database, acting, { text: REPLY, blocks: [] }, messageReceivedMail(tenant.settings), clock());
      note();
      jobs.wake('mail');
      jobs.wake('texts');
    },
  };
}
