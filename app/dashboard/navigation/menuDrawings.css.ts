import { Stethoscope } from 'lucide-react';
import { drawn } from '#renderers/ui/icons/drawn.ts';

/** The icons of the menu alone, which come with it. */
export const menuDrawings = { providers: drawn(Stethoscope) };
