import {
  AlertTriangle,
  ArrowLeft,
  Camera,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  ClipboardList,
  Clock,
  CloudOff,
  CreditCard,
  FlaskConical,
  IdCard,
  Image,
  ImageOff,
  Info,
  LoaderCircle,
  Lock,
  Package,
  Pencil,
  ShieldCheck,
  Stethoscope,
  Upload,
  UserRound,
  X,
} from 'lucide-react';
import * as styles from './Icon.css.ts';

const icons = {
  back: ArrowLeft,
  busy: LoaderCircle,
  camera: Camera,
  card: CreditCard,
  check: Check,
  clipboard: ClipboardList,
  clock: Clock,
  close: X,
  doctor: Stethoscope,
  down: ChevronDown,
  edit: Pencil,
  error: CircleAlert,
  id: IdCard,
  image: Image,
  info: Info,
  lab: FlaskConical,
  lock: Lock,
  noImage: ImageOff,
  package: Package,
  shield: ShieldCheck,
  success: CircleCheck,
  unsaved: CloudOff,
  upload: Upload,
  user: UserRound,
  warning: AlertTriangle,
} as const;

export type IconName = keyof typeof icons;

interface IconProps {
  readonly name: IconName;
  readonly size?: keyof typeof styles.icon;
}

/** An icon beside a text with the same meaning; hidden from screen readers. */
export function Icon({ name, size = 'medium' }: IconProps) {
  const Drawing = icons[name];
  return <Drawing className={styles.icon[size]} strokeWidth={1.9} aria-hidden="true" focusable="false" />;
}
