/** What browsers have and the DOM of these tests does not: as in a browser that is light, wide and shows nothing. */

class Observer {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

/** A file that the browser was given. */
export interface Download {
  name: string;
  text: () => Promise<string>;
}
const blobs = new Map<string, Blob>();

/** The files that the browser has been given since the test began. */
export const downloads: Download[] = [];

const keepDownload = (link: HTMLAnchorElement) => {
  const blob = blobs.get(link.href);
  if (blob) downloads.push({ name: link.download, text: () => readText(blob) });
};

const readText = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(blob);
  });

/** Once, however many files of tests share this module. */
let isFilled = false;
export const fillBrowserGaps = (): void => {
  if (isFilled) return;
  isFilled = true;
  const matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null });
  Object.assign(globalThis, { matchMedia, ResizeObserver: Observer, IntersectionObserver: Observer });
  Object.assign(window, { scrollTo: () => undefined, print: () => undefined });
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  const follow = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    if (this.download) keepDownload(this);
    else follow.call(this);
  };
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const address = `blob:${blobs.size}`;
      blobs.set(address, blob);
      return address;
    },
    revokeObjectURL: (address: string) => void blobs.delete(address),
  });
};
