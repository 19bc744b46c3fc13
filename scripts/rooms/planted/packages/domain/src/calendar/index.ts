import 'temporal-polyfill';
import '../pricing/price.test.ts';
