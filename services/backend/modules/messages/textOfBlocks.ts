import type { MessageBlock } from '#schemas/wire/messages/messageBlock.ts';

const textOf = (block: MessageBlock): string => {
  switch (block.type) {
    case 'youtube':
      return block.title;
    case 'image':
      return block.alt;
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.join('\n');
    case 'action':
      return block.label;
  }
};

/** What an announcement says without its pictures and links: it is searched, and stands where blocks cannot be shown. */
export const textOfBlocks = (blocks: readonly MessageBlock[]): string => blocks.map(textOf).join('\n\n');
