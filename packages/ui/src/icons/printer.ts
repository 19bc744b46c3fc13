import Drawn from '@heroicons/react/20/solid/PrinterIcon';
import { icon } from './icon.tsx';

export const PrinterIcon = /* @__PURE__ */ icon(Drawn);
