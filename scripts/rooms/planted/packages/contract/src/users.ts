import '../../../apps/api/src/main.ts';
