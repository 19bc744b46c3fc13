import Drawn from '@heroicons/react/20/solid/QuestionMarkCircleIcon';
import { icon } from './icon.tsx';

export const QuestionMarkCircleIcon = /* @__PURE__ */ icon(Drawn);
