import { createRoot } from 'react-dom/client';
import type { VisitQuestion } from '../visit/VisitQuestion.ts';
import { BareVisit } from './BareVisit.tsx';

/** The questions, which the build brings in. */
declare const QUESTIONS: readonly VisitQuestion[];

const root = document.getElementById('root');
if (root) createRoot(root).render(<BareVisit questions={QUESTIONS} />);
