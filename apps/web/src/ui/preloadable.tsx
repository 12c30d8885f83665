import { type ComponentType, lazy, useState } from 'react';

type Preloadable<P> = ComponentType<P> & {
  /** Loads it ahead of its use. A failure is tried again when it is shown. */
  preload: () => Promise<unknown>;
};

/**
 * A component in a file of its own, for a place inside `Suspense`. Once loaded it is drawn at once, while `lazy` alone
 * would show the fallback first, and React keeps a fallback on screen for 300 ms.
 */
export const preloadable = <P extends object>(load: () => Promise<ComponentType<P>>): Preloadable<P> => {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Loading = lazy(preload) as unknown as ComponentType<P>;

  const Component = (props: P) => {
    // Chosen once: what is on screen is not replaced when the file arrives.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Loading);
    return <Shown {...props} />;
  };
  return Object.assign(Component, { preload });
};
