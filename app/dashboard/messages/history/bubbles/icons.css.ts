import { Megaphone, MessagesSquare, Play, FileText, RotateCw } from 'lucide-react';
import { drawn } from '#renderers/ui/icons/drawn.ts';

/** The icons of the messages, which no other page loads. */
export const icons = {
  announcement: drawn(Megaphone),
  conversation: drawn(MessagesSquare),
  document: drawn(FileText),
  play: drawn(Play),
  again: drawn(RotateCw),
};
