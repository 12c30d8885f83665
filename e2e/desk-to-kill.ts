import { type ApiStudent, apiCall, createKeeper, createMatchedStudent, type Json } from './api-student.ts';
import { dataPlace } from './data-place.ts';
import { type Product, startProduct } from './start-product.ts';

/** A product of its own with a curator and a student who has matches, to be killed. */
export interface DeskToKill {
  env: Record<string, string>;
  student: ApiStudent;
  matches: Json[];
  /** The curator's. */
  token: string;
  call(who: string, method: string, address: string, body?: unknown): ReturnType<typeof apiCall>;
  text(address: string): Promise<string>;
  processId(): number | undefined;
  kill(): Promise<unknown>;
  /** Starts it anew after a kill. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** @param more settings of the product @param catalogue what a server has of it */
export const openDesk = async (
  kind: 'embedded' | 'server',
  more: Record<string, string> = {},
  catalogue: 'whole' | 'few' = 'whole',
): Promise<DeskToKill> => {
  const { env, drop } = await dataPlace(kind, catalogue);
  const begin = () => startProduct({ ...env, ...more, SNAPSHOT_MINUTES: '0' });
  let product: Product = await begin();
  const { student, matches } = await createMatchedStudent(product.url);
  const { token } = await createKeeper(product.url, env);
  const authorization = `Bearer ${token}`;
  return {
    env,
    student,
    matches,
    token,
    call: (who, method, address, body) => apiCall(product.url, method, address, body, who),
    text: async (address) =>
      (await fetch(`${product.url}/api${address}`, { headers: { authorization } })).text(),
    processId: () => product.process.pid,
    kill: () => product.kill(),
    start: async () => {
      product = await begin();
    },
    close: async () => {
      await product.stop();
      await drop();
    },
  };
};
