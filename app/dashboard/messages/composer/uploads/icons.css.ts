import { FileText } from 'lucide-react';
import { drawn } from '#renderers/ui/icons/drawn.ts';

/** The icons of files that are to be sent. */
export const icons = { file: drawn(FileText) };
