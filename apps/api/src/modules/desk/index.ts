export { reachCounting } from './count-reach.ts';
export { deskRoutes } from './desk.routes.ts';
export { proposingDuplicates } from './propose-duplicates.ts';
export { countQueue } from './queue.repository.ts';
