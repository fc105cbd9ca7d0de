import { SlidersHorizontal } from 'lucide-react';
import { drawn } from '#renderers/ui/icons/drawn.ts';

export const drawings = { filters: drawn(SlidersHorizontal) };
