/** A Fastify route that answers one JSON object and does nothing else: what cached matches are compared with. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const answer = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as object;
const app = Fastify();
app.get('/', async () => answer);
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
