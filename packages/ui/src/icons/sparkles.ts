import Drawn from '@heroicons/react/20/solid/SparklesIcon';
import { icon } from './icon.tsx';

export const SparklesIcon = /* @__PURE__ */ icon(Drawn);
