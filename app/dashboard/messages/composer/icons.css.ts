import { Paperclip, SendHorizontal } from 'lucide-react';
import { drawn } from '#renderers/ui/icons/drawn.ts';

/** The icons of the composer, which no other page loads. */
export const icons = { attach: drawn(Paperclip), send: drawn(SendHorizontal) };
