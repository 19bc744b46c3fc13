import Drawn from '@heroicons/react/20/solid/CalendarDaysIcon';
import { icon } from './icon.tsx';

export const CalendarDaysIcon = /* @__PURE__ */ icon(Drawn);
