import '../../domain/src/pricing/index.ts';
