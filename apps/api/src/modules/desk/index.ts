export { reachCounting } from './count-reach.ts';
export { deskRoutes } from './desk.routes.ts';
export { proposingDuplicates, proposingHeldBack } from './propose-to-keepers.ts';
export { countQueue } from './queue.repository.ts';
