import Drawn from '@heroicons/react/20/solid/PresentationChartLineIcon';
import { icon } from './icon.tsx';

export const PresentationChartLineIcon = /* @__PURE__ */ icon(Drawn);
