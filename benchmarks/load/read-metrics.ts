/** The metrics of a process that have no labels, by name. */
export const readMetrics = async (port: number): Promise<Map<string, number>> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return new Map(
    [...text.matchAll(/^(\w+) (\S+)$/gm)].map(([, name, value]) => [String(name), Number(value)]),
  );
};
