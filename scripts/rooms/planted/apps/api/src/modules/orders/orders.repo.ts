import '../../facts/lunches.ts';
