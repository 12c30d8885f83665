import { createEngineSide, type FromEngine, type ToEngine } from './engine-messages.ts';

const answer = createEngineSide((message: FromEngine) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<ToEngine>) => answer(data));
