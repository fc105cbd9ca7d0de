import {
  Bell,
  CalendarDays,
  Ellipsis,
  House,
  Menu,
  MessageCircle,
  RefreshCw,
  Settings,
  ShoppingBag,
} from 'lucide-react';
import { drawn } from '#renderers/ui/icons/drawn.ts';

/** The icons of the navigation, which no other document loads. */
export const drawings = {
  bell: drawn(Bell),
  calendar: drawn(CalendarDays),
  home: drawn(House),
  menu: drawn(Menu),
  message: drawn(MessageCircle),
  more: drawn(Ellipsis),
  settings: drawn(Settings),
  shop: drawn(ShoppingBag),
  subscriptions: drawn(RefreshCw),
};
