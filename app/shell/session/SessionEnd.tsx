import { Later } from '../Later.tsx';
import { useSessionEnd } from './useSessionEnd.ts';

const loadQuestion = async () => (await import('./StillThere.tsx')).StillThere;

/** Ends a session that nobody uses, and asks two minutes before. */
export function SessionEnd() {
  const { left, stay } = useSessionEnd();
  return left === undefined ? null : <Later load={loadQuestion} props={{ left, onStay: stay }} />;
}
