import Drawn from '@heroicons/react/20/solid/CommandLineIcon';
import { icon } from './icon.tsx';

export const CommandLineIcon = /* @__PURE__ */ icon(Drawn);
