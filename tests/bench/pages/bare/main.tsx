import { createRoot } from 'react-dom/client';
import { BarePage } from './BarePage.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<BarePage />);
