export { createMechanics, type WorkerMechanics } from './create-mechanics.ts';
