import '../vendor/index.ts';
import '../../features/lunchers/inner.ts';
