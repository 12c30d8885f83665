export { reachCounting } from './count-reach.ts';
export { deskRoutes } from './desk.routes.ts';
export { countQueue } from './queue.repository.ts';
