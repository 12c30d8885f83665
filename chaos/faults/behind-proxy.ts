import { startProduct } from '../../e2e/start-product.ts';
import { startTcpProxy, targetOf } from '../tcp-proxy.ts';
import type { Given } from './scenario.ts';

/** The product on a server database that it reaches through a proxy, which can slow it down or cut it off. */
export const startBehindProxy = async ({
  serverEnv,
  afterwards,
}: Pick<Given, 'serverEnv' | 'afterwards'>) => {
  const env = await serverEnv();
  const database = await startTcpProxy([targetOf(env.DATABASE_URL)]);
  afterwards(database.close);
  const url = new URL(env.DATABASE_URL);
  url.port = String(database.port);
  const product = await startProduct({ ...env, DATABASE_URL: url.href });
  afterwards(() => product.stop());
  return { env, database, product };
};
