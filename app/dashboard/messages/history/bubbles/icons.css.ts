import { FileText, Play } from 'lucide-react';
import { drawn } from '#renderers/ui/icons/drawn.ts';

/** The icons of the messages, which no other page loads. */
export const icons = { document: drawn(FileText), play: drawn(Play) };
