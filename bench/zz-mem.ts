import { memoryBySize } from './export-memory.ts';
import { report } from './lib/figures.ts';
report('memory', await memoryBySize(process.argv[2], 4112, process.argv[3].split(',').map(Number)));
