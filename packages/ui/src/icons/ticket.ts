import Drawn from '@heroicons/react/20/solid/TicketIcon';
import { icon } from './icon.tsx';

export const TicketIcon = /* @__PURE__ */ icon(Drawn);
