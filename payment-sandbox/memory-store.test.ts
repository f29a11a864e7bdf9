import { memoryStore } from './memory-store.ts';
import { storeContract } from './store-contract.ts';

storeContract('the store in memory', async () => ({ store: memoryStore(), close: async () => {} }));
