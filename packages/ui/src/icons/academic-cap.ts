import Drawn from '@heroicons/react/20/solid/AcademicCapIcon';
import { icon } from './icon.tsx';

export const AcademicCapIcon = /* @__PURE__ */ icon(Drawn);
