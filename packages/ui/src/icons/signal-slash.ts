import Drawn from '@heroicons/react/20/solid/SignalSlashIcon';
import { icon } from './icon.tsx';

export const SignalSlashIcon = /* @__PURE__ */ icon(Drawn);
