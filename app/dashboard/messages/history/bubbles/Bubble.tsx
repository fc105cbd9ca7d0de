import { Icon, type IconName } from '#renderers/ui/icons/Icon.tsx';
import type { Subject } from '#schemas/wire/messages/subject.ts';
import { Block } from '../announcements/Block.tsx';
import { Files } from '../files/Files.tsx';
import type { HistoryRow } from '../rows/HistoryRow.ts';
import * as styles from './bubbles.css.ts';
import { MessageText } from './MessageText.tsx';

const subjectIcons: { readonly [Type in Subject['type']]: IconName } = {
  subscription: 'package',
  order: 'package',
  visit: 'clipboard',
  lab: 'lab',
  marker: 'lab',
};

function About({ about: { type, name } }: { readonly about: Subject }) {
  return (
    <p className={styles.about}>
      <Icon name={subjectIcons[type]} size="small" />
      About: {name}
    </p>
  );
}

/** How a bubble hangs together with those of its author before and after it. */
const joinOf = ({ isOwn, isFirst, isLast }: HistoryRow): string =>
  [
    !isFirst && styles.joins[isOwn ? 'ownAfter' : 'teamAfter'],
    !isLast && styles.joins[isOwn ? 'ownBefore' : 'teamBefore'],
  ]
    .filter((name) => name !== false)
    .join(' ');

/** What somebody wrote, and the files that came with it. */
export function Bubble({ row }: { readonly row: HistoryRow }) {
  const { message_style: style, message, blocks, about, attachments } = row.shown;
  const isFailed = row.waiting?.state === 'failed';
  const look = isFailed ? 'failed' : row.isOwn ? 'own' : style === 2 ? 'announcement' : 'team';
  const hasText = message.trim() !== '' || about !== null || blocks.length > 0;
  return (
    <>
      {attachments.length > 0 && <Files attachments={attachments} />}
      {hasText && (
        <div className={`${styles.bubbles[look]} ${joinOf(row)}`} data-bubble={look}>
          {about && <About about={about} />}
          {style === 2 && blocks.length > 0 ? (
            // oxlint-disable-next-line react/no-array-index-key -- an announcement does not change
            blocks.map((block, at) => <Block key={at} block={block} />)
          ) : (
            <MessageText text={message} />
          )}
        </div>
      )}
    </>
  );
}
