import fc from 'fast-check';

// for every test file: fast-check draws from the seed of the run
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.SEED) });
