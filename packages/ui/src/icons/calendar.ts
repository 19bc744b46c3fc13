import Drawn from '@heroicons/react/20/solid/CalendarIcon';
import { icon } from './icon.tsx';

export const CalendarIcon = /* @__PURE__ */ icon(Drawn);
