import { orderRulesOf } from './src/modules/settings/index.ts';
import { DEFAULT_TIMES } from '@yay/domain/ordering';
const t = JSON.parse(JSON.stringify(DEFAULT_TIMES));
for (let k = 0; k < 3; k++) { const a = performance.now(); for (let i = 0; i < 20000; i++) orderRulesOf({ now: 1, times: t, late_fee: { cents: 100 } }); console.log('rules us', (performance.now() - a) / 20); }
