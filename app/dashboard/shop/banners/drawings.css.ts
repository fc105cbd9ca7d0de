import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { drawn } from '#renderers/ui/icons/drawn.ts';

/** The signs of the carousel, which no other page loads. */
export const drawings = {
  next: drawn(ChevronRight),
  pause: drawn(Pause),
  play: drawn(Play),
  previous: drawn(ChevronLeft),
};
