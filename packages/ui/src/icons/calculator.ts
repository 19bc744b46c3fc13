import Drawn from '@heroicons/react/20/solid/CalculatorIcon';
import { icon } from './icon.tsx';

export const CalculatorIcon = /* @__PURE__ */ icon(Drawn);
