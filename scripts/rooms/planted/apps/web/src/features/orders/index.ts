import '../lunchers/index.ts';
import '../../../../api/src/main.ts';
