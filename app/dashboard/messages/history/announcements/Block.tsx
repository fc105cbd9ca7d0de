import { internalPath } from '#app/address/internalPath.ts';
import type { MessageBlock } from '#schemas/wire/messages/messageBlock.ts';
import { MessageText } from '../bubbles/MessageText.tsx';
import { ActionLink } from './ActionLink.tsx';
import * as styles from './announcements.css.ts';
import { Video } from './Video.tsx';

/** A part of an announcement. */
export function Block({ block }: { readonly block: MessageBlock }) {
  switch (block.type) {
    case 'youtube':
      return <Video id={block.video_id} title={block.title} />;
    case 'image': {
      const path = internalPath(block.url);
      return path === undefined ? (
        <p>{block.alt}</p>
      ) : (
        <span className={styles.pictureRoom}>
          <img src={path} alt={block.alt} className={styles.shown} />
        </span>
      );
    }
    case 'paragraph':
      return <MessageText text={block.text} />;
    case 'list': {
      const items = block.items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an announcement does not change
        <li key={at}>{item}</li>
      ));
      return block.ordered ? <ol className={styles.numbers}>{items}</ol> : <ul className={styles.bullets}>{items}</ul>;
    }
    case 'action':
      return (
        <div>
          <ActionLink label={block.label} url={block.url} />
        </div>
      );
  }
}
