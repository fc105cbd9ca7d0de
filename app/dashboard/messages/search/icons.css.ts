import { Search } from 'lucide-react';
import { drawn } from '#renderers/ui/icons/drawn.ts';

/** The icon of the search, which no other page loads. */
export const icons = { search: drawn(Search) };
