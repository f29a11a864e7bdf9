import { busContract } from './contract-suite.ts';
import { openMemoryBus } from './memory.ts';

busContract('the bus within one process', openMemoryBus);
