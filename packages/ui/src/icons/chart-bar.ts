import Drawn from '@heroicons/react/20/solid/ChartBarIcon';
import { icon } from './icon.tsx';

export const ChartBarIcon = /* @__PURE__ */ icon(Drawn);
