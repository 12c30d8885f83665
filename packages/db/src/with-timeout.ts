/** Rejects when `answer` has not settled after `timeoutMs`. */
export const withTimeout = async (answer: Promise<unknown>, timeoutMs: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the database did not answer within ${timeoutMs} ms`)),
      timeoutMs,
    );
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};
