import '../lunchers/index.ts';
import '../../../../api/src/main.ts';
import '../../lib/send-form.ts';
