import Drawn from '@heroicons/react/20/solid/ArrowTopRightOnSquareIcon';
import { icon } from './icon.tsx';

export const ArrowTopRightOnSquareIcon = /* @__PURE__ */ icon(Drawn);
