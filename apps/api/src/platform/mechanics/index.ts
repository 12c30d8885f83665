export { createMechanics, type MechanicsOptions, type WorkerMechanics } from './create-mechanics.ts';
