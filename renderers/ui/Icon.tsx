import {
  AlertTriangle,
  ArrowLeft,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  ClipboardList,
  Clock,
  CloudOff,
  CreditCard,
  FlaskConical,
  Info,
  LoaderCircle,
  Lock,
  Package,
  Pencil,
  ShieldCheck,
  Stethoscope,
  X,
} from 'lucide-react';
import * as styles from './Icon.css.ts';

const icons = {
  back: ArrowLeft,
  busy: LoaderCircle,
  card: CreditCard,
  check: Check,
  clipboard: ClipboardList,
  clock: Clock,
  close: X,
  doctor: Stethoscope,
  down: ChevronDown,
  edit: Pencil,
  error: CircleAlert,
  info: Info,
  lab: FlaskConical,
  lock: Lock,
  package: Package,
  shield: ShieldCheck,
  success: CircleCheck,
  unsaved: CloudOff,
  warning: AlertTriangle,
} as const;

export type IconName = keyof typeof icons;

interface IconProps {
  readonly name: IconName;
  readonly size?: keyof typeof styles.icon;
}

/** A picture beside text that says the same; it is hidden from those who listen. */
export function Icon({ name, size = 'medium' }: IconProps) {
  const Drawing = icons[name];
  return <Drawing className={styles.icon[size]} strokeWidth={1.9} aria-hidden="true" focusable="false" />;
}
